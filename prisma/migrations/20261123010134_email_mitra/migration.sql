-- AlterTable
ALTER TABLE "partners" ADD COLUMN     "email_held_until" TIMESTAMPTZ(3),
ADD COLUMN     "previous_email" VARCHAR(254);

-- Hand-written: what schema.prisma cannot say.

ALTER TABLE "partners" ADD CONSTRAINT "partners_previous_email_check"
  CHECK (("previous_email" IS NULL) = ("email_held_until" IS NULL));
