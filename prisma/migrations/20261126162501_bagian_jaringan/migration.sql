-- AlterTable
ALTER TABLE "event_registrations" ADD COLUMN     "accepted_at" TIMESTAMPTZ(3),
ADD COLUMN     "held_until" TIMESTAMPTZ(3),
ADD COLUMN     "passed_over_at" TIMESTAMPTZ(3),
ADD COLUMN     "proved_at" TIMESTAMPTZ(3),
ADD COLUMN     "relayed_at" TIMESTAMPTZ(3),
ADD COLUMN     "removed_at" TIMESTAMPTZ(3),
ADD COLUMN     "removing_until" TIMESTAMPTZ(3),
ADD COLUMN     "waist" VARCHAR(64),
ADD COLUMN     "writer_key" VARCHAR(80);

-- AlterTable
ALTER TABLE "events" ADD COLUMN     "held_mailed_at" TIMESTAMPTZ(3),
ADD COLUMN     "relay_mailed_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "event_registrations_held_until_idx" ON "event_registrations"("held_until");

-- CreateIndex
CREATE INDEX "event_registrations_removing_until_idx" ON "event_registrations"("removing_until");

-- Hand-written
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_held_check"
    CHECK (("status" = 'HELD') = ("held_until" IS NOT NULL));

-- A typed number proves nothing, so that it is registered once by each browser and keeps nobody else out.
DROP INDEX "event_registrations_number_key";
CREATE UNIQUE INDEX "event_registrations_number_key" ON "event_registrations"("event_id", "phone", "writer_key")
    WHERE "email_key" IS NULL;

-- What one network took at an event, and the cleanup that forgets it.
CREATE INDEX "event_registrations_waist_idx" ON "event_registrations"("event_id", "waist") WHERE "waist" IS NOT NULL;
