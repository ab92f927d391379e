-- CreateEnum
CREATE TYPE "ReportCondition" AS ENUM ('SAME', 'CHANGED');

-- CreateTable
CREATE TABLE "report_updates" (
    "id" SERIAL NOT NULL,
    "report_id" INTEGER NOT NULL,
    "condition" "ReportCondition" NOT NULL,
    "content" VARCHAR(1000) NOT NULL,
    "text_hash" CHAR(64) NOT NULL,
    "photo_id" UUID,
    "held_reason" VARCHAR(40),
    "hidden_at" TIMESTAMPTZ(3),
    "hidden_words" VARCHAR(300),
    "shown_at" TIMESTAMPTZ(3),
    "writer_key" VARCHAR(80) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "report_updates_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "report_follows" (
    "id" SERIAL NOT NULL,
    "report_id" INTEGER NOT NULL,
    "user_id" INTEGER,
    "email" VARCHAR(254),
    "mailbox" VARCHAR(254),
    "consented_at" TIMESTAMPTZ(3) NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),
    "stopped_at" TIMESTAMPTZ(3),
    "due_at" TIMESTAMPTZ(3),
    "notified_step" INTEGER NOT NULL,
    "notified_at" TIMESTAMPTZ(3) NOT NULL,
    "updates_mailed_at" TIMESTAMPTZ(3),

    CONSTRAINT "report_follows_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "report_updates_photo_id_key" ON "report_updates"("photo_id");

-- CreateIndex
CREATE INDEX "report_updates_report_id_id_idx" ON "report_updates"("report_id", "id");

-- CreateIndex
CREATE INDEX "report_updates_writer_key_id_idx" ON "report_updates"("writer_key", "id");

-- CreateIndex
CREATE INDEX "report_updates_text_hash_created_at_idx" ON "report_updates"("text_hash", "created_at");

-- CreateIndex
CREATE INDEX "report_follows_user_id_id_idx" ON "report_follows"("user_id", "id");

-- CreateIndex
CREATE INDEX "report_follows_mailbox_idx" ON "report_follows"("mailbox");

-- CreateIndex
CREATE UNIQUE INDEX "report_follows_report_id_mailbox_key" ON "report_follows"("report_id", "mailbox");

-- CreateIndex
CREATE UNIQUE INDEX "report_follows_report_id_user_id_key" ON "report_follows"("report_id", "user_id");

-- AddForeignKey
ALTER TABLE "report_updates" ADD CONSTRAINT "report_updates_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "reports"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "report_updates" ADD CONSTRAINT "report_updates_photo_id_fkey" FOREIGN KEY ("photo_id") REFERENCES "photos"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "report_follows" ADD CONSTRAINT "report_follows_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "reports"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "report_follows" ADD CONSTRAINT "report_follows_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Hand-written: what schema.prisma cannot say.

-- AddConstraint
ALTER TABLE "report_follows" ADD CONSTRAINT "report_follows_one_address_check"
    CHECK (("user_id" IS NULL) = ("email" IS NOT NULL) AND ("email" IS NULL) = ("mailbox" IS NULL));

-- CreateIndex: the desk's queues, and what its lists are walked by.
CREATE INDEX "report_updates_waiting_idx" ON "report_updates"("id") WHERE "held_reason" IS NOT NULL AND "hidden_at" IS NULL;
CREATE INDEX "report_updates_shown_idx" ON "report_updates"("id") WHERE "held_reason" IS NULL AND "hidden_at" IS NULL;
CREATE INDEX "report_updates_hidden_idx" ON "report_updates"("id") WHERE "hidden_at" IS NOT NULL;

-- CreateIndex: whom the job looks at, and whom the cleanup does.
CREATE INDEX "report_follows_due_idx" ON "report_follows"("due_at") WHERE "due_at" IS NOT NULL;
CREATE INDEX "report_follows_unconfirmed_idx" ON "report_follows"("consented_at") WHERE "confirmed_at" IS NULL;
CREATE INDEX "report_follows_stopped_idx" ON "report_follows"("stopped_at") WHERE "stopped_at" IS NOT NULL;
