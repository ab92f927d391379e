-- CreateEnum
CREATE TYPE "ChannelKind" AS ENUM ('WHATSAPP', 'PHONE', 'WEB', 'APP', 'OFFICE');

-- CreateTable
CREATE TABLE "channels" (
    "id" SERIAL NOT NULL,
    "name" VARCHAR(80) NOT NULL,
    "kind" "ChannelKind" NOT NULL,
    "area_code" VARCHAR(13),
    "damage_types" VARCHAR(80)[] DEFAULT ARRAY[]::VARCHAR(80)[],
    "address" VARCHAR(300) NOT NULL,
    "needs_identity" BOOLEAN NOT NULL DEFAULT false,
    "days_forward" SMALLINT NOT NULL,
    "days_act" SMALLINT NOT NULL,
    "source_url" VARCHAR(300) NOT NULL,
    "checked_on" DATE,
    "shipped" BOOLEAN NOT NULL DEFAULT false,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "channels_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "channel_doubts" (
    "channel_id" INTEGER NOT NULL,
    "writer_key" VARCHAR(80) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "channel_doubts_pkey" PRIMARY KEY ("channel_id","writer_key")
);

-- CreateIndex
CREATE INDEX "channels_area_code_idx" ON "channels"("area_code");

-- CreateIndex
CREATE INDEX "channels_checked_on_idx" ON "channels"("checked_on");

-- CreateIndex
CREATE INDEX "channel_doubts_writer_key_channel_id_idx" ON "channel_doubts"("writer_key", "channel_id");

-- AddForeignKey
ALTER TABLE "channel_doubts" ADD CONSTRAINT "channel_doubts_channel_id_fkey" FOREIGN KEY ("channel_id") REFERENCES "channels"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Hand-written

-- One row for one office and one way to reach it.
CREATE UNIQUE INDEX "channels_name_idx" ON "channels" (lower("name"), "kind", coalesce("area_code", ''));
ALTER TABLE "channels" ADD CONSTRAINT "channels_days_check" CHECK ("days_forward" >= 0 AND "days_act" >= 0);

-- Its publisher states three working days until a report is passed on, and five more until it is acted on.
INSERT INTO "channels" ("name", "kind", "address", "needs_identity", "days_forward", "days_act", "source_url", "shipped")
VALUES ('SP4N-LAPOR!', 'WEB', 'https://www.lapor.go.id', true, 3, 5, 'https://www.lapor.go.id', true);
