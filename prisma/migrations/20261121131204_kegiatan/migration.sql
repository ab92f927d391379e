-- CreateEnum
CREATE TYPE "EventKind" AS ENUM ('PLANTING', 'COMMUNITY');

-- CreateEnum
CREATE TYPE "EventCategory" AS ENUM ('GOTONG_ROYONG', 'DISKUSI', 'KAMPANYE', 'WORKSHOP');

-- CreateEnum
CREATE TYPE "EventZone" AS ENUM ('WIB', 'WITA', 'WIT');

-- CreateEnum
CREATE TYPE "RegistrationStatus" AS ENUM ('CONFIRMED', 'WAITING', 'OFFERED', 'CANCELLED');

-- CreateTable
CREATE TABLE "events" (
    "id" SERIAL NOT NULL,
    "slug" VARCHAR(100) NOT NULL,
    "kind" "EventKind" NOT NULL,
    "category" "EventCategory",
    "title" VARCHAR(120) NOT NULL,
    "description" VARCHAR(4000) NOT NULL,
    "location" VARCHAR(200) NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "zone" "EventZone" NOT NULL DEFAULT 'WIB',
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "approximate" BOOLEAN NOT NULL DEFAULT false,
    "regency" VARCHAR(60),
    "province" VARCHAR(40),
    "organiser" VARCHAR(80) NOT NULL DEFAULT '',
    "capacity" INTEGER NOT NULL,
    "registered" INTEGER NOT NULL DEFAULT 0,
    "photo_id" UUID,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "manage_token_hash" CHAR(64),
    "report_id" INTEGER,
    "writer_key" VARCHAR(80) NOT NULL,
    "cancelled_at" TIMESTAMPTZ(3),
    "cancel_words" VARCHAR(1000),
    "deleted_at" TIMESTAMPTZ(3),
    "result_people" INTEGER,
    "result_trees" INTEGER,
    "result_kilograms" DOUBLE PRECISION,
    "result_words" VARCHAR(2000),
    "result_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "event_registrations" (
    "id" SERIAL NOT NULL,
    "event_id" INTEGER NOT NULL,
    "status" "RegistrationStatus" NOT NULL,
    "name" VARCHAR(80) NOT NULL,
    "email" VARCHAR(254),
    "email_key" VARCHAR(254),
    "phone" VARCHAR(20),
    "message" VARCHAR(1000),
    "people" SMALLINT NOT NULL DEFAULT 1,
    "user_id" INTEGER,
    "waiting_since" TIMESTAMPTZ(3),
    "offered_until" TIMESTAMPTZ(3),
    "checked_in_at" TIMESTAMPTZ(3),
    "checked_in_people" SMALLINT,
    "certificate_code" VARCHAR(20),
    "consented_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "event_registrations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "registration_mails" (
    "registration_id" INTEGER NOT NULL,
    "kind" VARCHAR(60) NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "registration_mails_pkey" PRIMARY KEY ("registration_id","kind")
);

-- CreateTable
CREATE TABLE "event_result_photos" (
    "photo_id" UUID NOT NULL,
    "event_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "event_result_photos_pkey" PRIMARY KEY ("photo_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "events_slug_key" ON "events"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "events_photo_id_key" ON "events"("photo_id");

-- CreateIndex
CREATE UNIQUE INDEX "events_manage_token_hash_key" ON "events"("manage_token_hash");

-- CreateIndex
CREATE INDEX "events_report_id_idx" ON "events"("report_id");

-- CreateIndex
CREATE INDEX "events_writer_key_id_idx" ON "events"("writer_key", "id");

-- CreateIndex
CREATE UNIQUE INDEX "event_registrations_certificate_code_key" ON "event_registrations"("certificate_code");

-- CreateIndex
CREATE INDEX "event_registrations_event_id_status_waiting_since_idx" ON "event_registrations"("event_id", "status", "waiting_since");

-- CreateIndex
CREATE INDEX "event_registrations_user_id_idx" ON "event_registrations"("user_id");

-- CreateIndex
CREATE INDEX "event_registrations_offered_until_idx" ON "event_registrations"("offered_until");

-- CreateIndex
CREATE UNIQUE INDEX "event_registrations_event_id_email_key_key" ON "event_registrations"("event_id", "email_key");

-- CreateIndex
CREATE INDEX "event_result_photos_event_id_idx" ON "event_result_photos"("event_id");

-- AddForeignKey
ALTER TABLE "events" ADD CONSTRAINT "events_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "reports"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "events" ADD CONSTRAINT "events_photo_id_fkey" FOREIGN KEY ("photo_id") REFERENCES "photos"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "registration_mails" ADD CONSTRAINT "registration_mails_registration_id_fkey" FOREIGN KEY ("registration_id") REFERENCES "event_registrations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "event_result_photos" ADD CONSTRAINT "event_result_photos_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "event_result_photos" ADD CONSTRAINT "event_result_photos_photo_id_fkey" FOREIGN KEY ("photo_id") REFERENCES "photos"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Hand-written: what schema.prisma cannot say.

-- AddCheck: whatever the code does, no seat is sold twice.
ALTER TABLE "events" ADD CONSTRAINT "events_seats_check" CHECK ("capacity" > 0 AND "registered" BETWEEN 0 AND "capacity");
ALTER TABLE "events" ADD CONSTRAINT "events_span_check" CHECK ("starts_at" < "ends_at");
ALTER TABLE "events" ADD CONSTRAINT "events_place_check" CHECK (("latitude" IS NULL) = ("longitude" IS NULL));
ALTER TABLE "events" ADD CONSTRAINT "events_latitude_check" CHECK ("latitude" BETWEEN -90 AND 90);
ALTER TABLE "events" ADD CONSTRAINT "events_longitude_check" CHECK ("longitude" BETWEEN -180 AND 180);
ALTER TABLE "events" ADD CONSTRAINT "events_category_check" CHECK (("kind" = 'COMMUNITY') = ("category" IS NOT NULL));
ALTER TABLE "events" ADD CONSTRAINT "events_results_check" CHECK ("result_people" >= 0 AND "result_trees" >= 0 AND "result_kilograms" >= 0);
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_people_check" CHECK ("people" BETWEEN 1 AND 50 AND "checked_in_people" BETWEEN 0 AND 50);
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_email_check" CHECK (("email" IS NULL) = ("email_key" IS NULL));
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_offer_check" CHECK (("status" = 'OFFERED') = ("offered_until" IS NOT NULL));

-- CreateIndex: what lies ahead and what is past, of one kind and of one province.
CREATE INDEX "events_listed_idx" ON "events"("kind", "starts_at", "id") WHERE "deleted_at" IS NULL;
CREATE INDEX "events_listed_province_idx" ON "events"("province", "starts_at", "id") WHERE "deleted_at" IS NULL;
CREATE INDEX "events_starts_at_idx" ON "events"("starts_at", "id") WHERE "deleted_at" IS NULL AND "cancelled_at" IS NULL;
