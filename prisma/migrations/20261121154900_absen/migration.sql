-- AlterTable
ALTER TABLE "event_registrations" ADD COLUMN     "attendance_at" TIMESTAMPTZ(3),
ADD COLUMN     "walk_in_key" UUID;

-- CreateIndex
CREATE UNIQUE INDEX "event_registrations_walk_in_key_key" ON "event_registrations"("walk_in_key");

-- Hand-written: what schema.prisma cannot say.

-- AddCheck: who came has a moment of arrival, and the other way round.
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_came_check"
    CHECK (("checked_in_at" IS NULL) = ("checked_in_people" IS NULL));
