-- CreateEnum
CREATE TYPE "AccountTicketKind" AS ENUM ('RECOVERY', 'EMAIL');

-- CreateEnum
CREATE TYPE "AccountEventKind" AS ENUM ('SIGNED_IN', 'SIGN_IN_REFUSED', 'RECOVERY_REFUSED', 'RECOVERED', 'PASSWORD_CHANGED', 'EMAIL_CHANGED', 'QUESTION_CHANGED', 'SESSIONS_ENDED');

-- CreateEnum
CREATE TYPE "PlaceStatus" AS ENUM ('PENDING', 'APPROVED', 'REJECTED');

-- CreateEnum
CREATE TYPE "PlaceKind" AS ENUM ('taman_kota', 'hutan_kota', 'kebun_raya', 'mangrove', 'bank_sampah', 'daur_ulang', 'konservasi', 'lainnya');

-- CreateEnum
CREATE TYPE "PlaceStepKind" AS ENUM ('CREATED', 'APPROVED', 'REJECTED', 'EDITED', 'MERGED', 'CLOSED', 'REOPENED');

-- CreateEnum
CREATE TYPE "MessageKind" AS ENUM ('CONTACT', 'QUESTION', 'CONTRIBUTION', 'IDEA', 'STORY', 'PLACE_NOTE');

-- CreateEnum
CREATE TYPE "MessageStatus" AS ENUM ('NEW', 'ANSWERED', 'CLOSED');

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "email" VARCHAR(254),
ADD COLUMN     "email_key" VARCHAR(254);

-- CreateTable
CREATE TABLE "account_tickets" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "kind" "AccountTicketKind" NOT NULL,
    "token_hash" CHAR(64) NOT NULL,
    "email" VARCHAR(254),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "account_tickets_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "account_events" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "kind" "AccountEventKind" NOT NULL,
    "device" VARCHAR(200) NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "account_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "places" (
    "id" SERIAL NOT NULL,
    "slug" VARCHAR(100) NOT NULL,
    "status" "PlaceStatus" NOT NULL DEFAULT 'PENDING',
    "held_reason" VARCHAR(40),
    "name" VARCHAR(120) NOT NULL,
    "name_key" VARCHAR(120) NOT NULL,
    "kind" "PlaceKind" NOT NULL DEFAULT 'lainnya',
    "description" VARCHAR(2000) NOT NULL DEFAULT '',
    "latitude" DOUBLE PRECISION NOT NULL,
    "longitude" DOUBLE PRECISION NOT NULL,
    "approximate" BOOLEAN NOT NULL DEFAULT false,
    "regency" VARCHAR(60),
    "province" VARCHAR(40),
    "photo_id" UUID,
    "open_count" INTEGER NOT NULL DEFAULT 0,
    "closed_count" INTEGER NOT NULL DEFAULT 0,
    "closed_at" TIMESTAMPTZ(3),
    "merged_into_id" INTEGER,
    "writer_key" VARCHAR(80) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "places_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "place_steps" (
    "id" SERIAL NOT NULL,
    "place_id" INTEGER NOT NULL,
    "kind" "PlaceStepKind" NOT NULL,
    "words" VARCHAR(1000),
    "before" JSONB NOT NULL DEFAULT '{}',
    "user_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "undone_at" TIMESTAMPTZ(3),

    CONSTRAINT "place_steps_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "place_votes" (
    "place_id" INTEGER NOT NULL,
    "writer_key" VARCHAR(80) NOT NULL,
    "open" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "place_votes_pkey" PRIMARY KEY ("place_id","writer_key")
);

-- CreateTable
CREATE TABLE "place_cells" (
    "level" SMALLINT NOT NULL,
    "x" INTEGER NOT NULL,
    "y" INTEGER NOT NULL,
    "kind" "PlaceKind" NOT NULL,
    "count" INTEGER NOT NULL,
    "latitude_sum" BIGINT NOT NULL,
    "longitude_sum" BIGINT NOT NULL,

    CONSTRAINT "place_cells_pkey" PRIMARY KEY ("level","x","y","kind")
);

-- CreateTable
CREATE TABLE "messages" (
    "id" SERIAL NOT NULL,
    "kind" "MessageKind" NOT NULL,
    "status" "MessageStatus" NOT NULL DEFAULT 'NEW',
    "about" VARCHAR(80),
    "name" VARCHAR(80),
    "email" VARCHAR(254),
    "phone" VARCHAR(20),
    "subject" VARCHAR(150),
    "body" VARCHAR(4000) NOT NULL,
    "details" JSONB NOT NULL DEFAULT '{}',
    "photo_id" UUID,
    "consented_at" TIMESTAMPTZ(3),
    "writer_key" VARCHAR(80) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "message_replies" (
    "id" SERIAL NOT NULL,
    "message_id" INTEGER NOT NULL,
    "user_id" INTEGER,
    "body" VARCHAR(4000) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "message_replies_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "announcements" (
    "id" SERIAL NOT NULL,
    "text" VARCHAR(300) NOT NULL,
    "href" VARCHAR(300),
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "user_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "announcements_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "account_tickets_token_hash_key" ON "account_tickets"("token_hash");

-- CreateIndex
CREATE INDEX "account_tickets_user_id_kind_idx" ON "account_tickets"("user_id", "kind");

-- CreateIndex
CREATE INDEX "account_tickets_expires_at_idx" ON "account_tickets"("expires_at");

-- CreateIndex
CREATE INDEX "account_events_user_id_id_idx" ON "account_events"("user_id", "id");

-- CreateIndex
CREATE INDEX "account_events_created_at_idx" ON "account_events"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "places_slug_key" ON "places"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "places_photo_id_key" ON "places"("photo_id");

-- CreateIndex
CREATE INDEX "places_writer_key_id_idx" ON "places"("writer_key", "id");

-- CreateIndex
CREATE INDEX "places_merged_into_id_idx" ON "places"("merged_into_id");

-- CreateIndex
CREATE INDEX "place_steps_place_id_id_idx" ON "place_steps"("place_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "messages_photo_id_key" ON "messages"("photo_id");

-- CreateIndex
CREATE INDEX "messages_status_id_idx" ON "messages"("status", "id");

-- CreateIndex
CREATE INDEX "messages_about_id_idx" ON "messages"("about", "id");

-- CreateIndex
CREATE INDEX "messages_writer_key_id_idx" ON "messages"("writer_key", "id");

-- CreateIndex
CREATE INDEX "message_replies_message_id_id_idx" ON "message_replies"("message_id", "id");

-- CreateIndex
CREATE INDEX "announcements_ends_at_idx" ON "announcements"("ends_at");

-- CreateIndex
CREATE UNIQUE INDEX "users_profile_photo_id_key" ON "users"("profile_photo_id");

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key_key" ON "users"("email_key");

-- AddForeignKey
ALTER TABLE "users" ADD CONSTRAINT "users_profile_photo_id_fkey" FOREIGN KEY ("profile_photo_id") REFERENCES "photos"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "account_tickets" ADD CONSTRAINT "account_tickets_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "account_events" ADD CONSTRAINT "account_events_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "places" ADD CONSTRAINT "places_photo_id_fkey" FOREIGN KEY ("photo_id") REFERENCES "photos"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "places" ADD CONSTRAINT "places_merged_into_id_fkey" FOREIGN KEY ("merged_into_id") REFERENCES "places"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "place_steps" ADD CONSTRAINT "place_steps_place_id_fkey" FOREIGN KEY ("place_id") REFERENCES "places"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "place_votes" ADD CONSTRAINT "place_votes_place_id_fkey" FOREIGN KEY ("place_id") REFERENCES "places"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_photo_id_fkey" FOREIGN KEY ("photo_id") REFERENCES "photos"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_replies" ADD CONSTRAINT "message_replies_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;
-- Hand-written: what schema.prisma cannot say.

-- CreateExtension: an index over kind and point together.
CREATE EXTENSION IF NOT EXISTS btree_gist;

-- AddCheck
ALTER TABLE "places" ADD CONSTRAINT "places_latitude_check" CHECK ("latitude" BETWEEN -90 AND 90);
ALTER TABLE "places" ADD CONSTRAINT "places_longitude_check" CHECK ("longitude" BETWEEN -180 AND 180);
ALTER TABLE "places" ADD CONSTRAINT "places_votes_check" CHECK ("open_count" >= 0 AND "closed_count" >= 0);
ALTER TABLE "places" ADD CONSTRAINT "places_merge_check" CHECK ("merged_into_id" <> "id");
ALTER TABLE "users" ADD CONSTRAINT "users_email_check" CHECK (("email" IS NULL) = ("email_key" IS NULL));
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_span_check" CHECK ("starts_at" < "ends_at");

-- CreateIndex: the public list, newest first; of one kind.
CREATE INDEX "places_listed_idx" ON "places"("id")
    WHERE "status" = 'APPROVED' AND "closed_at" IS NULL AND "merged_into_id" IS NULL;
CREATE INDEX "places_listed_kind_idx" ON "places"("kind", "id")
    WHERE "status" = 'APPROVED' AND "closed_at" IS NULL AND "merged_into_id" IS NULL;

-- CreateIndex: points of the public map by bounding box and nearest first, of all kinds and of one.
CREATE INDEX "places_on_map_idx" ON "places" USING gist (point("longitude", "latitude"))
    WHERE "status" = 'APPROVED' AND "closed_at" IS NULL AND "merged_into_id" IS NULL;
CREATE INDEX "places_on_map_kind_idx" ON "places" USING gist ("kind", point("longitude", "latitude"))
    WHERE "status" = 'APPROVED' AND "closed_at" IS NULL AND "merged_into_id" IS NULL;

-- CreateIndex: search by name.
CREATE INDEX "places_name_idx" ON "places" USING gin ("name_key" gin_trgm_ops)
    WHERE "status" = 'APPROVED' AND "closed_at" IS NULL AND "merged_into_id" IS NULL;

-- CreateIndex: what may be the same place, asked before a new one is sent.
CREATE INDEX "places_nearby_idx" ON "places" USING gist (point("longitude", "latitude"))
    WHERE "status" IN ('PENDING', 'APPROVED') AND "merged_into_id" IS NULL;

-- CreateIndex: the desk's queue of each state.
CREATE INDEX "places_pending_idx" ON "places"("id") WHERE "status" = 'PENDING';
CREATE INDEX "places_approved_idx" ON "places"("id") WHERE "status" = 'APPROVED';
CREATE INDEX "places_rejected_idx" ON "places"("id") WHERE "status" = 'REJECTED';

-- CreateTrigger: keeps place_cells, as reports_count_cells() keeps report_cells.
CREATE FUNCTION "places_count_cells"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    signs integer[];
    kinds "PlaceKind"[];
    latitudes double precision[];
    longitudes double precision[];
BEGIN
    IF TG_OP = 'TRUNCATE' THEN
        DELETE FROM "place_cells";
        RETURN NULL;
    ELSIF TG_OP = 'INSERT' THEN
        SELECT array_agg(1), array_agg("kind"), array_agg("latitude"), array_agg("longitude")
        INTO signs, kinds, latitudes, longitudes
        FROM added WHERE "status" = 'APPROVED' AND "closed_at" IS NULL AND "merged_into_id" IS NULL;
    ELSIF TG_OP = 'DELETE' THEN
        SELECT array_agg(-1), array_agg("kind"), array_agg("latitude"), array_agg("longitude")
        INTO signs, kinds, latitudes, longitudes
        FROM removed WHERE "status" = 'APPROVED' AND "closed_at" IS NULL AND "merged_into_id" IS NULL;
    ELSE
        SELECT array_agg(change.sign), array_agg(change."kind"), array_agg(change."latitude"), array_agg(change."longitude")
        INTO signs, kinds, latitudes, longitudes
        FROM (
            SELECT 1 AS sign, "kind", "latitude", "longitude" FROM added
            WHERE "status" = 'APPROVED' AND "closed_at" IS NULL AND "merged_into_id" IS NULL
            UNION ALL
            SELECT -1, "kind", "latitude", "longitude" FROM removed
            WHERE "status" = 'APPROVED' AND "closed_at" IS NULL AND "merged_into_id" IS NULL
        ) AS change;
    END IF;
    IF signs IS NULL THEN
        RETURN NULL;
    END IF;
    INSERT INTO "place_cells" ("level", "x", "y", "kind", "count", "latitude_sum", "longitude_sum")
    SELECT level, floor((change.longitude + 180) * power(2, level) / 360), floor((change.latitude + 90) * power(2, level) / 360),
        change.kind,
        sum(change.sign), sum(change.sign * round(change.latitude * 1e6)), sum(change.sign * round(change.longitude * 1e6))
    FROM unnest(signs, kinds, latitudes, longitudes) AS change(sign, kind, latitude, longitude), generate_series(4, 16) AS level
    GROUP BY 1, 2, 3, 4
    HAVING sum(change.sign) <> 0 OR sum(change.sign * round(change.latitude * 1e6)) <> 0
        OR sum(change.sign * round(change.longitude * 1e6)) <> 0
    ORDER BY 1, 2, 3, 4
    ON CONFLICT ("level", "x", "y", "kind") DO UPDATE SET
        "count" = "place_cells"."count" + excluded."count",
        "latitude_sum" = "place_cells"."latitude_sum" + excluded."latitude_sum",
        "longitude_sum" = "place_cells"."longitude_sum" + excluded."longitude_sum";
    RETURN NULL;
END
$$;

CREATE TRIGGER "places_cells_inserted" AFTER INSERT ON "places"
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "places_count_cells"();
CREATE TRIGGER "places_cells_updated" AFTER UPDATE ON "places"
    REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "places_count_cells"();
CREATE TRIGGER "places_cells_deleted" AFTER DELETE ON "places"
    REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "places_count_cells"();
CREATE TRIGGER "places_cells_truncated" AFTER TRUNCATE ON "places"
    FOR EACH STATEMENT EXECUTE FUNCTION "places_count_cells"();
