-- AlterEnum
ALTER TYPE "PlaceStepKind" ADD VALUE 'KEPT';

-- AlterTable
ALTER TABLE "places" ADD COLUMN     "closed_seen" INTEGER NOT NULL DEFAULT 0;

-- Hand-written: what schema.prisma cannot say.

-- AddCheck: an index reads the number out of it.
ALTER TABLE "messages" ADD CONSTRAINT "messages_place_note_check"
    CHECK ("kind" <> 'PLACE_NOTE' OR "about" ~ '^place:[0-9]{1,9}$');

-- CreateIndex: the desk's queue of places that residents say are gone (CLOSED_DOUBT).
CREATE INDEX "places_doubted_idx" ON "places"("id")
    WHERE "status" = 'APPROVED' AND "closed_at" IS NULL AND "merged_into_id" IS NULL
        AND "closed_count" - "open_count" - "closed_seen" >= 3;

-- CreateIndex: the places about which residents wrote, in the same queue.
CREATE INDEX "messages_place_notes_idx" ON "messages"((substr("about", 7)::integer))
    WHERE "kind" = 'PLACE_NOTE' AND "status" = 'NEW';

-- CreateIndex: the desk's search by name, among what the public does not see.
CREATE INDEX "places_off_map_name_idx" ON "places" USING gin ("name_key" gin_trgm_ops)
    WHERE "status" <> 'APPROVED' OR "closed_at" IS NOT NULL OR "merged_into_id" IS NOT NULL;
