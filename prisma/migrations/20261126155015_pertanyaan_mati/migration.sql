-- AlterEnum
ALTER TYPE "AccountEventKind" ADD VALUE 'QUESTION_OFF';

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "question_off_at" TIMESTAMPTZ(3);
