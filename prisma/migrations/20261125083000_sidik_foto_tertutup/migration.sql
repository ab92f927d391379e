-- Hand-written, as the indexes they replace: with the id in them, the many photos that share a part are compared without
-- the table being read, which only those that are near reach.

-- DropIndex
DROP INDEX "photos_hash_1_idx";
DROP INDEX "photos_hash_2_idx";
DROP INDEX "photos_hash_3_idx";

-- CreateIndex
CREATE INDEX "photos_hash_1_idx" ON "photos"(("hash" & 4194303), "hash") INCLUDE ("id") WHERE "hash" <> 0;
CREATE INDEX "photos_hash_2_idx" ON "photos"((("hash" >> 22) & 2097151), "hash") INCLUDE ("id") WHERE "hash" <> 0;
CREATE INDEX "photos_hash_3_idx" ON "photos"((("hash" >> 43) & 2097151), "hash") INCLUDE ("id") WHERE "hash" <> 0;
