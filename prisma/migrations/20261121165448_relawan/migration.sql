-- CreateTable
CREATE TABLE "volunteers" (
    "id" SERIAL NOT NULL,
    "name" VARCHAR(80) NOT NULL,
    "email" VARCHAR(254),
    "email_key" VARCHAR(254),
    "area" VARCHAR(40) NOT NULL,
    "action" VARCHAR(120) NOT NULL,
    "motivation" VARCHAR(500) NOT NULL,
    "photo_id" UUID,
    "held_reason" VARCHAR(40),
    "hidden_at" TIMESTAMPTZ(3),
    "confirmed_at" TIMESTAMPTZ(3),
    "confirm_before" TIMESTAMPTZ(3) NOT NULL,
    "opted_out_at" TIMESTAMPTZ(3),
    "invited_at" TIMESTAMPTZ(3),
    "consented_at" TIMESTAMPTZ(3),
    "writer_key" VARCHAR(80) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "volunteers_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "volunteers_email_key_key" ON "volunteers"("email_key");

-- CreateIndex
CREATE UNIQUE INDEX "volunteers_photo_id_key" ON "volunteers"("photo_id");

-- CreateIndex
CREATE INDEX "volunteers_writer_key_id_idx" ON "volunteers"("writer_key", "id");

-- CreateIndex
CREATE INDEX "volunteers_area_id_idx" ON "volunteers"("area", "id");

-- AddForeignKey
ALTER TABLE "volunteers" ADD CONSTRAINT "volunteers_photo_id_fkey" FOREIGN KEY ("photo_id") REFERENCES "photos"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Hand-written: what schema.prisma cannot say.

-- CreateIndex: the public list, of all areas and of one.
CREATE INDEX "volunteers_listed_idx" ON "volunteers"("id") WHERE "held_reason" IS NULL AND "hidden_at" IS NULL;
CREATE INDEX "volunteers_listed_area_idx" ON "volunteers"("area", "id")
    WHERE "held_reason" IS NULL AND "hidden_at" IS NULL;

-- CreateIndex: what waits for staff.
CREATE INDEX "volunteers_held_idx" ON "volunteers"("id") WHERE "held_reason" IS NOT NULL AND "hidden_at" IS NULL;

-- CreateIndex
CREATE INDEX "volunteers_hidden_idx" ON "volunteers"("id") WHERE "hidden_at" IS NOT NULL;

-- CreateIndex: who can be invited, the longest uninvited first.
CREATE INDEX "volunteers_invitable_idx" ON "volunteers"("area", "invited_at" NULLS FIRST, "id")
    WHERE "held_reason" IS NULL AND "hidden_at" IS NULL AND "confirmed_at" IS NOT NULL AND "opted_out_at" IS NULL
        AND "email" IS NOT NULL;

-- CreateIndex: who never confirmed the address.
CREATE INDEX "volunteers_unconfirmed_idx" ON "volunteers"("confirm_before") WHERE "confirmed_at" IS NULL;

-- CreateIndex: the search.
CREATE INDEX "volunteers_text_idx" ON "volunteers"
    USING gin (lower("name" || ' ' || "action" || ' ' || "motivation") gin_trgm_ops);
