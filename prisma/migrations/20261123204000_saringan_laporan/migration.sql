-- Hand-written: Prisma knows neither partial indexes nor those over expressions.

-- CreateIndex: the public list of one kind, and of a box on the map by what everybody may know of the point.
CREATE INDEX "reports_kind_idx" ON "reports"("damage_type", "id" DESC)
    WHERE "status" IN ('PENDING', 'VERIFIED', 'IN_PROGRESS', 'CLAIMED', 'RESOLVED') AND "held_reason" IS NULL;
CREATE INDEX "reports_listed_point_idx" ON "reports" USING gist (point("public_longitude", "public_latitude"))
    WHERE "status" IN ('PENDING', 'VERIFIED', 'IN_PROGRESS', 'CLAIMED', 'RESOLVED') AND "held_reason" IS NULL AND "public_latitude" IS NOT NULL;
-- DropIndex: the open ones near a point are found by the one above.
DROP INDEX "reports_public_nearby_idx";
