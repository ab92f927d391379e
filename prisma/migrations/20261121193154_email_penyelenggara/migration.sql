-- AlterTable
ALTER TABLE "events" ADD COLUMN     "organiser_email" VARCHAR(254);

-- Hand-written: what schema.prisma cannot say.

CREATE INDEX "events_organiser_email_idx" ON "events"("organiser_email", "id") WHERE "organiser_email" IS NOT NULL;
