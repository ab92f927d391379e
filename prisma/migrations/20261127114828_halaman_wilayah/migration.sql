-- Hand-written: Prisma knows neither generated columns nor indexes with operator classes and conditions.

-- Of an anonymous report whose kind is or was a risky one, everybody may know the regency and nothing finer.
ALTER TABLE "reports" ALTER COLUMN "public_area_code" SET EXPRESSION AS (
    CASE WHEN "status" IN ('VERIFIED', 'IN_PROGRESS', 'CLAIMED', 'RESOLVED') AND "held_reason" IS NULL
        AND NOT ("anonymous" AND "ever_risky") THEN "area_code"
    ELSE left("area_code", 5) END);

-- Counts by area and state read this index alone; lists of one area and state read its rows.
CREATE INDEX "reports_area_record_idx" ON "reports"("public_area_code" varchar_pattern_ops, "status", "id" DESC)
    WHERE "status" IN ('VERIFIED', 'IN_PROGRESS', 'CLAIMED', 'RESOLVED') AND "held_reason" IS NULL;
