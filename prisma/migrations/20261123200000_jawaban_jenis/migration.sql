-- AlterTable: what the reporter chose of the questions of the kind of damage, as [{question, answer}] in their order.
ALTER TABLE "reports" ADD COLUMN "answers" JSONB NOT NULL DEFAULT '[]';
