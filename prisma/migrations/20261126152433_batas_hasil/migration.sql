-- AlterTable
ALTER TABLE "events" ADD COLUMN     "result_came" INTEGER;

-- Hand-written
-- Who came to earlier events bounds their results, too; the results themselves stay as they are.
UPDATE "events" SET "result_came" = (
    SELECT sum("checked_in_people") FROM "event_registrations" WHERE "event_registrations"."event_id" = "events"."id")
WHERE "result_at" IS NOT NULL;
