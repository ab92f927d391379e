-- CreateEnum
CREATE TYPE "PartnerBadge" AS ENUM ('BSU', 'BSI');

-- CreateTable
CREATE TABLE "partners" (
    "id" SERIAL NOT NULL,
    "slug" VARCHAR(100) NOT NULL,
    "name" VARCHAR(120) NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "phone" VARCHAR(20) NOT NULL,
    "whatsapp" BOOLEAN NOT NULL DEFAULT false,
    "address" VARCHAR(300),
    "message" VARCHAR(1000),
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "approximate" BOOLEAN NOT NULL DEFAULT false,
    "regency" VARCHAR(60),
    "province" VARCHAR(40),
    "photo_id" UUID,
    "materials" VARCHAR(20)[] DEFAULT ARRAY[]::VARCHAR(20)[],
    "open_days" SMALLINT[] DEFAULT ARRAY[]::SMALLINT[],
    "hours" JSONB NOT NULL DEFAULT '[]',
    "schedule_note" VARCHAR(160),
    "prices" JSONB NOT NULL DEFAULT '[]',
    "prices_on" DATE,
    "badge" "PartnerBadge",
    "held_reason" VARCHAR(40),
    "hidden_at" TIMESTAMPTZ(3),
    "revision" INTEGER NOT NULL DEFAULT 0,
    "manage_token_hash" CHAR(64),
    "consented_at" TIMESTAMPTZ(3),
    "writer_key" VARCHAR(80) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "partners_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "partners_slug_key" ON "partners"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "partners_photo_id_key" ON "partners"("photo_id");

-- CreateIndex
CREATE UNIQUE INDEX "partners_manage_token_hash_key" ON "partners"("manage_token_hash");

-- CreateIndex
CREATE INDEX "partners_writer_key_id_idx" ON "partners"("writer_key", "id");

-- AddForeignKey
ALTER TABLE "partners" ADD CONSTRAINT "partners_photo_id_fkey" FOREIGN KEY ("photo_id") REFERENCES "photos"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Hand-written: what schema.prisma cannot say.

-- CreateIndex: the public list.
CREATE INDEX "partners_listed_idx" ON "partners"("id") WHERE "held_reason" IS NULL AND "hidden_at" IS NULL;

-- CreateIndex: the nearest of them.
CREATE INDEX "partners_point_idx" ON "partners" USING gist (point("longitude", "latitude"))
    WHERE "held_reason" IS NULL AND "hidden_at" IS NULL;

-- CreateIndex: what they take, and on which days.
CREATE INDEX "partners_materials_idx" ON "partners" USING gin ("materials", "open_days")
    WHERE "held_reason" IS NULL AND "hidden_at" IS NULL;

-- CreateIndex: what waits for staff.
CREATE INDEX "partners_held_idx" ON "partners"("id") WHERE "held_reason" IS NOT NULL AND "hidden_at" IS NULL;

-- CreateIndex
CREATE INDEX "partners_hidden_idx" ON "partners"("id") WHERE "hidden_at" IS NOT NULL;

-- CreateIndex: the desk's search.
CREATE INDEX "partners_text_idx" ON "partners" USING gin (lower("name") gin_trgm_ops);
