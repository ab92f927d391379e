-- CreateEnum
CREATE TYPE "AreaFollowKind" AS ENUM ('NEWS', 'GATHERINGS');

-- CreateEnum
CREATE TYPE "FollowCadence" AS ENUM ('WEEKLY', 'DAILY');

-- AlterTable
ALTER TABLE "push_watches" ADD COLUMN     "area_code" VARCHAR(13),
ADD COLUMN     "looked_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "area_follows" (
    "id" SERIAL NOT NULL,
    "area_code" VARCHAR(13) NOT NULL,
    "user_id" INTEGER,
    "email" VARCHAR(254),
    "mailbox" VARCHAR(254),
    "kinds" "AreaFollowKind"[],
    "cadence" "FollowCadence" NOT NULL DEFAULT 'WEEKLY',
    "zone" "EventZone" NOT NULL DEFAULT 'WIB',
    "consented_at" TIMESTAMPTZ(3) NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),
    "stopped_at" TIMESTAMPTZ(3),
    "sent_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "area_follows_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "area_follows_user_id_id_idx" ON "area_follows"("user_id", "id");

-- CreateIndex
CREATE INDEX "area_follows_mailbox_idx" ON "area_follows"("mailbox");

-- CreateIndex
CREATE UNIQUE INDEX "area_follows_area_code_mailbox_key" ON "area_follows"("area_code", "mailbox");

-- CreateIndex
CREATE UNIQUE INDEX "area_follows_area_code_user_id_key" ON "area_follows"("area_code", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "push_watches_endpoint_area_code_key" ON "push_watches"("endpoint", "area_code");

-- AddForeignKey
ALTER TABLE "area_follows" ADD CONSTRAINT "area_follows_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
-- Hand-written: what schema.prisma cannot say.

-- AddConstraint
ALTER TABLE "area_follows" ADD CONSTRAINT "area_follows_one_address_check"
    CHECK (("user_id" IS NULL) = ("email" IS NOT NULL) AND ("email" IS NULL) = ("mailbox" IS NULL));
ALTER TABLE "area_follows" ADD CONSTRAINT "area_follows_kinds_check" CHECK (cardinality("kinds") > 0);
ALTER TABLE "push_watches" DROP CONSTRAINT "push_watches_subject_check";
ALTER TABLE "push_watches" ADD CONSTRAINT "push_watches_subject_check"
    CHECK (num_nonnulls("report_id", "registration_id", "area_code") = 1 AND ("area_code" IS NULL) = ("looked_at" IS NULL));

-- CreateIndex: whom the digest looks at, and whom the cleanup does.
CREATE INDEX "area_follows_due_idx" ON "area_follows"("cadence", "zone", "sent_at") WHERE "confirmed_at" IS NOT NULL AND "stopped_at" IS NULL;
CREATE INDEX "area_follows_unconfirmed_idx" ON "area_follows"("consented_at") WHERE "confirmed_at" IS NULL;
CREATE INDEX "area_follows_stopped_idx" ON "area_follows"("stopped_at") WHERE "stopped_at" IS NOT NULL;
CREATE INDEX "push_watches_area_idx" ON "push_watches"("looked_at") WHERE "area_code" IS NOT NULL;
