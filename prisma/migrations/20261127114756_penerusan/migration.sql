-- CreateEnum
CREATE TYPE "HandoverState" AS ENUM ('SENT', 'ANSWERED', 'SILENT');

-- CreateTable
CREATE TABLE "handovers" (
    "id" SERIAL NOT NULL,
    "report_id" INTEGER NOT NULL,
    "channel_id" INTEGER NOT NULL,
    "writer_key" VARCHAR(80) NOT NULL,
    "number" VARCHAR(40),
    "sent_on" DATE NOT NULL,
    "due_on" DATE NOT NULL,
    "state" "HandoverState" NOT NULL DEFAULT 'SENT',
    "answered_on" DATE,
    "counted" BOOLEAN NOT NULL DEFAULT true,
    "questions" SMALLINT NOT NULL DEFAULT 0,
    "ask_at" TIMESTAMPTZ(3),
    "asked_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "handovers_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "handovers_writer_key_id_idx" ON "handovers"("writer_key", "id");

-- CreateIndex
CREATE INDEX "handovers_channel_id_idx" ON "handovers"("channel_id");

-- CreateIndex
CREATE INDEX "handovers_ask_at_idx" ON "handovers"("ask_at");

-- CreateIndex
CREATE UNIQUE INDEX "handovers_report_id_channel_id_writer_key_key" ON "handovers"("report_id", "channel_id", "writer_key");

-- AddForeignKey
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "reports"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_channel_id_fkey" FOREIGN KEY ("channel_id") REFERENCES "channels"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
