-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "Role" AS ENUM ('USER', 'PENGELOLA', 'ADMIN');

-- CreateEnum
CREATE TYPE "ReportStatus" AS ENUM ('PENDING', 'VERIFIED', 'IN_PROGRESS', 'RESOLVED', 'REJECTED');

-- CreateEnum
CREATE TYPE "ReportEventKind" AS ENUM ('CREATED', 'VERIFIED', 'REJECTED', 'IN_PROGRESS', 'RESOLVED', 'REOPENED', 'ASKED', 'ANSWERED', 'RELEASED');

-- CreateTable
CREATE TABLE "users" (
    "id" SERIAL NOT NULL,
    "username" VARCHAR(60) NOT NULL,
    "username_key" VARCHAR(60) NOT NULL,
    "password_hash" TEXT NOT NULL,
    "role" "Role" NOT NULL DEFAULT 'USER',
    "daerah" VARCHAR(40) NOT NULL,
    "umur" SMALLINT NOT NULL,
    "security_question" VARCHAR(40) NOT NULL,
    "security_answer_hash" TEXT NOT NULL,
    "profile_photo_id" UUID,
    "blocked_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" UUID NOT NULL,
    "user_id" INTEGER NOT NULL,
    "device" VARCHAR(200) NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "api_tokens" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "token_hash" CHAR(64) NOT NULL,
    "device" VARCHAR(200) NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "api_tokens_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reports" (
    "id" SERIAL NOT NULL,
    "code" VARCHAR(20) NOT NULL,
    "status" "ReportStatus" NOT NULL DEFAULT 'PENDING',
    "held_reason" VARCHAR(40),
    "reporter_name" VARCHAR(80) NOT NULL,
    "anonymous" BOOLEAN NOT NULL DEFAULT false,
    "email" VARCHAR(254),
    "consented_at" TIMESTAMPTZ(3),
    "location" VARCHAR(200) NOT NULL,
    "damage_type" VARCHAR(80) NOT NULL,
    "description" VARCHAR(4000) NOT NULL,
    "text_hash" CHAR(64) NOT NULL,
    "incident_date" DATE NOT NULL,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "photo_id" UUID,
    "support_count" INTEGER NOT NULL DEFAULT 0,
    "question" VARCHAR(500),
    "writer_key" VARCHAR(80) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "report_events" (
    "id" SERIAL NOT NULL,
    "report_id" INTEGER NOT NULL,
    "kind" "ReportEventKind" NOT NULL,
    "from_status" "ReportStatus",
    "to_status" "ReportStatus",
    "words" VARCHAR(1000),
    "photo_id" UUID,
    "from_held" VARCHAR(40),
    "from_question" VARCHAR(500),
    "user_id" INTEGER,
    "mail_job_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "undone_at" TIMESTAMPTZ(3),

    CONSTRAINT "report_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "report_supports" (
    "report_id" INTEGER NOT NULL,
    "writer_key" VARCHAR(80) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "report_supports_pkey" PRIMARY KEY ("report_id","writer_key")
);

-- CreateTable
CREATE TABLE "report_cells" (
    "level" SMALLINT NOT NULL,
    "x" INTEGER NOT NULL,
    "y" INTEGER NOT NULL,
    "count" INTEGER NOT NULL,
    "latitude_sum" BIGINT NOT NULL,
    "longitude_sum" BIGINT NOT NULL,

    CONSTRAINT "report_cells_pkey" PRIMARY KEY ("level","x","y")
);

-- CreateTable
CREATE TABLE "report_days" (
    "day" DATE NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "report_days_pkey" PRIMARY KEY ("day")
);

-- CreateTable
CREATE TABLE "photos" (
    "id" UUID NOT NULL,
    "owner_key" VARCHAR(80) NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "bytes" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "photos_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_entries" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER,
    "action" VARCHAR(60) NOT NULL,
    "subject" VARCHAR(80) NOT NULL,
    "details" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotency_keys" (
    "scope" VARCHAR(200) NOT NULL,
    "key" VARCHAR(100) NOT NULL,
    "request_hash" CHAR(64) NOT NULL,
    "status" INTEGER,
    "body" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("scope","key")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "geocode_answers" (
    "query" VARCHAR(200) NOT NULL,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "label" VARCHAR(300),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "geocode_answers_pkey" PRIMARY KEY ("query")
);

-- CreateTable
CREATE TABLE "settings" (
    "key" VARCHAR(60) NOT NULL,
    "value" TEXT NOT NULL,

    CONSTRAINT "settings_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_username_key_key" ON "users"("username_key");

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "api_tokens_token_hash_key" ON "api_tokens"("token_hash");

-- CreateIndex
CREATE INDEX "api_tokens_user_id_idx" ON "api_tokens"("user_id");

-- CreateIndex
CREATE INDEX "api_tokens_expires_at_idx" ON "api_tokens"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "reports_code_key" ON "reports"("code");

-- CreateIndex
CREATE UNIQUE INDEX "reports_photo_id_key" ON "reports"("photo_id");

-- CreateIndex
CREATE INDEX "reports_status_id_idx" ON "reports"("status", "id");

-- CreateIndex
CREATE INDEX "reports_writer_key_id_idx" ON "reports"("writer_key", "id");

-- CreateIndex
CREATE INDEX "reports_text_hash_created_at_idx" ON "reports"("text_hash", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "report_events_photo_id_key" ON "report_events"("photo_id");

-- CreateIndex
CREATE INDEX "report_events_report_id_id_idx" ON "report_events"("report_id", "id");

-- CreateIndex
CREATE INDEX "photos_created_at_idx" ON "photos"("created_at");

-- CreateIndex
CREATE INDEX "audit_entries_subject_id_idx" ON "audit_entries"("subject", "id");

-- CreateIndex
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys"("created_at");

-- CreateIndex
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits"("expire");

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_photo_id_fkey" FOREIGN KEY ("photo_id") REFERENCES "photos"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "report_events" ADD CONSTRAINT "report_events_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "reports"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "report_events" ADD CONSTRAINT "report_events_photo_id_fkey" FOREIGN KEY ("photo_id") REFERENCES "photos"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "report_supports" ADD CONSTRAINT "report_supports_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "reports"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Hand-written: what schema.prisma cannot say.

-- CreateExtension
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- AddCheck
ALTER TABLE "users" ADD CONSTRAINT "users_umur_check" CHECK ("umur" BETWEEN 13 AND 100);
ALTER TABLE "reports" ADD CONSTRAINT "reports_support_count_check" CHECK ("support_count" >= 0);
ALTER TABLE "reports" ADD CONSTRAINT "reports_latitude_check" CHECK ("latitude" BETWEEN -90 AND 90);
ALTER TABLE "reports" ADD CONSTRAINT "reports_longitude_check" CHECK ("longitude" BETWEEN -180 AND 180);
ALTER TABLE "reports" ADD CONSTRAINT "reports_place_check" CHECK (("latitude" IS NULL) = ("longitude" IS NULL));
ALTER TABLE "report_days" ADD CONSTRAINT "report_days_count_check" CHECK ("count" > 0);
ALTER TABLE "photos" ADD CONSTRAINT "photos_size_check" CHECK ("width" > 0 AND "height" > 0 AND "bytes" > 0);

-- CreateIndex: the public list, newest first.
CREATE INDEX "reports_listed_idx" ON "reports"("id")
    WHERE "status" IN ('PENDING', 'VERIFIED', 'IN_PROGRESS', 'RESOLVED') AND "held_reason" IS NULL;

-- CreateIndex: the list of one state. Without these the planner passes over all newer reports of other states.
CREATE INDEX "reports_verified_idx" ON "reports"("id") WHERE "status" = 'VERIFIED' AND "held_reason" IS NULL;
CREATE INDEX "reports_in_progress_idx" ON "reports"("id") WHERE "status" = 'IN_PROGRESS' AND "held_reason" IS NULL;
CREATE INDEX "reports_resolved_idx" ON "reports"("id") WHERE "status" = 'RESOLVED' AND "held_reason" IS NULL;

-- CreateIndex: points of the public map, by bounding box.
CREATE INDEX "reports_on_map_idx" ON "reports" USING gist (point("longitude", "latitude"))
    WHERE "status" IN ('VERIFIED', 'IN_PROGRESS', 'RESOLVED') AND "held_reason" IS NULL AND "latitude" IS NOT NULL;

-- CreateIndex: open reports near a place, nearest first, asked before a new one is sent.
CREATE INDEX "reports_open_nearby_idx" ON "reports" USING gist (point("longitude", "latitude"))
    WHERE "status" IN ('PENDING', 'VERIFIED', 'IN_PROGRESS') AND "held_reason" IS NULL AND "latitude" IS NOT NULL;

-- CreateTrigger: keeps report_cells, one statement at a time. Cells are locked in one order, so writers cannot deadlock.
CREATE FUNCTION "reports_count_cells"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    signs integer[];
    latitudes double precision[];
    longitudes double precision[];
BEGIN
    IF TG_OP = 'TRUNCATE' THEN
        DELETE FROM "report_cells";
        RETURN NULL;
    ELSIF TG_OP = 'INSERT' THEN
        SELECT array_agg(1), array_agg("latitude"), array_agg("longitude") INTO signs, latitudes, longitudes
        FROM added
        WHERE "status" IN ('VERIFIED', 'IN_PROGRESS', 'RESOLVED') AND "held_reason" IS NULL AND "latitude" IS NOT NULL;
    ELSIF TG_OP = 'DELETE' THEN
        SELECT array_agg(-1), array_agg("latitude"), array_agg("longitude") INTO signs, latitudes, longitudes
        FROM removed
        WHERE "status" IN ('VERIFIED', 'IN_PROGRESS', 'RESOLVED') AND "held_reason" IS NULL AND "latitude" IS NOT NULL;
    ELSE
        -- A step from one state of the map to another adds and takes away the same point, which HAVING drops below.
        SELECT array_agg(change.sign), array_agg(change."latitude"), array_agg(change."longitude")
        INTO signs, latitudes, longitudes
        FROM (
            SELECT 1 AS sign, "latitude", "longitude" FROM added
            WHERE "status" IN ('VERIFIED', 'IN_PROGRESS', 'RESOLVED') AND "held_reason" IS NULL AND "latitude" IS NOT NULL
            UNION ALL
            SELECT -1, "latitude", "longitude" FROM removed
            WHERE "status" IN ('VERIFIED', 'IN_PROGRESS', 'RESOLVED') AND "held_reason" IS NULL AND "latitude" IS NOT NULL
        ) AS change;
    END IF;
    IF signs IS NULL THEN
        RETURN NULL;
    END IF;
    INSERT INTO "report_cells" ("level", "x", "y", "count", "latitude_sum", "longitude_sum")
    SELECT level, floor((change.longitude + 180) * power(2, level) / 360), floor((change.latitude + 90) * power(2, level) / 360),
        sum(change.sign), sum(change.sign * round(change.latitude * 1e6)), sum(change.sign * round(change.longitude * 1e6))
    FROM unnest(signs, latitudes, longitudes) AS change(sign, latitude, longitude), generate_series(4, 16) AS level
    GROUP BY 1, 2, 3
    HAVING sum(change.sign) <> 0 OR sum(change.sign * round(change.latitude * 1e6)) <> 0
        OR sum(change.sign * round(change.longitude * 1e6)) <> 0
    ORDER BY 1, 2, 3
    ON CONFLICT ("level", "x", "y") DO UPDATE SET
        "count" = "report_cells"."count" + excluded."count",
        "latitude_sum" = "report_cells"."latitude_sum" + excluded."latitude_sum",
        "longitude_sum" = "report_cells"."longitude_sum" + excluded."longitude_sum";
    RETURN NULL;
END
$$;

CREATE TRIGGER "reports_cells_inserted" AFTER INSERT ON "reports"
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "reports_count_cells"();
CREATE TRIGGER "reports_cells_updated" AFTER UPDATE ON "reports"
    REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "reports_count_cells"();
CREATE TRIGGER "reports_cells_deleted" AFTER DELETE ON "reports"
    REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "reports_count_cells"();
CREATE TRIGGER "reports_cells_truncated" AFTER TRUNCATE ON "reports"
    FOR EACH STATEMENT EXECUTE FUNCTION "reports_count_cells"();
