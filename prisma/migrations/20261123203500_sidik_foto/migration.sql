-- AlterTable: null until it is computed, 0 for a picture that is like no other (lib/photos/rules-hash.ts).
ALTER TABLE "photos" ADD COLUMN "hash" BIGINT;

-- Hand-written: Prisma knows neither indexes over expressions nor partial ones.

-- CreateIndex: two hashes that differ in no more than two bits are equal in one of these three parts. With the hash itself,
-- so that of the many that share a part only those are fetched that are near.
CREATE INDEX "photos_hash_1_idx" ON "photos"(("hash" & 4194303), "hash") WHERE "hash" <> 0;
CREATE INDEX "photos_hash_2_idx" ON "photos"((("hash" >> 22) & 2097151), "hash") WHERE "hash" <> 0;
CREATE INDEX "photos_hash_3_idx" ON "photos"((("hash" >> 43) & 2097151), "hash") WHERE "hash" <> 0;

-- CreateIndex: photos from before there were hashes.
CREATE INDEX "photos_without_hash_idx" ON "photos"("id") WHERE "hash" IS NULL;
