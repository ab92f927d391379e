-- Who registers a number instead of an e-mail address, once an event. Hand-written: Prisma knows no partial indexes.
CREATE UNIQUE INDEX "event_registrations_number_key" ON "event_registrations"("event_id", "phone") WHERE "email_key" IS NULL;

-- The number itself is not stored: nobody is reached by it.
ALTER TABLE "volunteers" ADD COLUMN "number_key" VARCHAR(64);
CREATE UNIQUE INDEX "volunteers_number_key_key" ON "volunteers"("number_key");

-- A waste bank may be reached by its public WhatsApp number alone.
ALTER TABLE "partners" ALTER COLUMN "email" DROP NOT NULL;
-- The first address may be a thief's, so it waits for keys without one before it.
ALTER TABLE "partners" DROP CONSTRAINT "partners_previous_email_check";
ALTER TABLE "partners" ADD CONSTRAINT "partners_previous_email_check"
    CHECK ("previous_email" IS NULL OR "email_held_until" IS NOT NULL);
