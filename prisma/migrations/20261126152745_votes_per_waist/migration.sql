-- AlterEnum
ALTER TYPE "ReportEventKind" ADD VALUE 'CONFIRMED_BY_GUESTS';

-- AlterTable
ALTER TABLE "forum_likes" ADD COLUMN     "counted" BOOLEAN NOT NULL DEFAULT true;

-- AlterTable
ALTER TABLE "place_votes" ADD COLUMN     "counted" BOOLEAN NOT NULL DEFAULT true;

-- AlterTable
ALTER TABLE "report_judgements" ADD COLUMN     "by_person" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "counted" BOOLEAN NOT NULL DEFAULT true;

-- AlterTable
ALTER TABLE "report_supports" ADD COLUMN     "counted" BOOLEAN NOT NULL DEFAULT true;

-- CreateTable
CREATE TABLE "claim_causes" (
    "id" SERIAL NOT NULL,
    "step_id" INTEGER,
    "event_id" INTEGER,
    "writer_key" VARCHAR(80) NOT NULL,
    "device" VARCHAR(64),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "claim_causes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "claim_causes_writer_key_id_idx" ON "claim_causes"("writer_key", "id");

-- CreateIndex
CREATE UNIQUE INDEX "claim_causes_step_id_writer_key_key" ON "claim_causes"("step_id", "writer_key");

-- CreateIndex
CREATE UNIQUE INDEX "claim_causes_event_id_writer_key_key" ON "claim_causes"("event_id", "writer_key");

-- AddForeignKey
ALTER TABLE "claim_causes" ADD CONSTRAINT "claim_causes_step_id_fkey" FOREIGN KEY ("step_id") REFERENCES "report_events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "claim_causes" ADD CONSTRAINT "claim_causes_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Hand-written: what schema.prisma cannot say, and old rows.

-- AddConstraint
ALTER TABLE "claim_causes" ADD CONSTRAINT "claim_causes_one_check" CHECK (num_nonnulls("step_id", "event_id") = 1);

-- CreateIndex: devices that are to be deleted.
CREATE INDEX "claim_causes_device_idx" ON "claim_causes"("created_at") WHERE "device" IS NOT NULL;

-- Old answers count as they stand: those of accounts and reporters, and a photo that opened a report again.
UPDATE "report_judgements" SET "by_person" = true WHERE "has_photo" OR "by_reporter" OR "writer_key" LIKE 'user:%';

-- Accounts that entered results from which a claim was or may be made.
INSERT INTO "claim_causes" ("event_id", "writer_key", "created_at")
SELECT "events"."id", 'user:' || "users"."id", max("entries"."created_at")
FROM "events"
JOIN "audit_entries" AS "entries" ON "entries"."subject" = 'event:' || "events"."id" AND "entries"."action" = 'event.results'
JOIN "users" ON "users"."id" = "entries"."user_id"
WHERE "events"."report_id" IS NOT NULL
GROUP BY "events"."id", "users"."id";

-- CreateFunction: only likes that count are counted, and a like may come to count later.
CREATE OR REPLACE FUNCTION "count_forum_like"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    was boolean := TG_OP <> 'INSERT' AND OLD."counted";
    is_now boolean := TG_OP <> 'DELETE' AND NEW."counted";
BEGIN
    IF is_now AND NOT was THEN
        UPDATE "forum_threads" SET "likes_count" = "likes_count" + 1 WHERE "id" = NEW."thread_id";
    ELSIF was AND NOT is_now THEN
        UPDATE "forum_threads" SET "likes_count" = "likes_count" - 1 WHERE "id" = OLD."thread_id";
    END IF;
    RETURN NULL;
END
$$;
DROP TRIGGER "forum_likes_counted" ON "forum_likes";
CREATE TRIGGER "forum_likes_counted" AFTER INSERT OR DELETE OR UPDATE OF "counted" ON "forum_likes"
    FOR EACH ROW EXECUTE FUNCTION "count_forum_like"();
