-- CreateEnum
CREATE TYPE "MessageStepKind" AS ENUM ('ANSWERED', 'CLOSED', 'REOPENED');

-- CreateTable
CREATE TABLE "message_steps" (
    "id" SERIAL NOT NULL,
    "message_id" INTEGER NOT NULL,
    "kind" "MessageStepKind" NOT NULL,
    "from_status" "MessageStatus" NOT NULL,
    "words" VARCHAR(4000),
    "user_id" INTEGER,
    "mail_job_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "undone_at" TIMESTAMPTZ(3),

    CONSTRAINT "message_steps_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "message_steps_message_id_id_idx" ON "message_steps"("message_id", "id");

-- CreateIndex
CREATE INDEX "messages_status_kind_id_idx" ON "messages"("status", "kind", "id");

-- AddForeignKey
ALTER TABLE "message_steps" ADD CONSTRAINT "message_steps_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Hand-written: what schema.prisma cannot say.

-- Replies become steps.
INSERT INTO "message_steps" ("message_id", "kind", "from_status", "words", "user_id", "created_at")
    SELECT "message_id", 'ANSWERED', 'NEW', "body", "user_id", "created_at" FROM "message_replies" ORDER BY "id";

-- DropTable
DROP TABLE "message_replies";

-- CreateIndex: the inbox's search. Addresses are no part of it, since not everyone at the desk sees them.
CREATE INDEX "messages_text_idx" ON "messages"
    USING gin (lower(coalesce("name", '') || ' ' || coalesce("subject", '') || ' ' || "body") gin_trgm_ops);
