-- AlterTable
ALTER TABLE "reports" ADD COLUMN "ever_risky" BOOLEAN NOT NULL DEFAULT false;

-- Hand-written: Prisma knows neither triggers, generated columns nor indexes over expressions.

-- A report whose kind is or was a risky one (RISKY_KINDS in lib/reports/rules-kinds.ts), also before it was corrected.
UPDATE "reports" SET "ever_risky" = true
WHERE "damage_type" IN ('Pembakaran sampah', 'Penebangan pohon', 'Limbah B3/industri')
    OR EXISTS (SELECT FROM "audit_entries"
        WHERE "action" = 'report.texts' AND "subject" = 'report:' || "reports"."code"
            AND ("details"->'before'->>'damageType' IN ('Pembakaran sampah', 'Penebangan pohon', 'Limbah B3/industri')
                OR "details"->'after'->>'damageType' IN ('Pembakaran sampah', 'Penebangan pohon', 'Limbah B3/industri')));

CREATE FUNCTION "reports_remember_risk"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW."ever_risky" := NEW."ever_risky" OR NEW."damage_type" IN ('Pembakaran sampah', 'Penebangan pohon', 'Limbah B3/industri') OR (TG_OP = 'UPDATE' AND OLD."ever_risky");
    RETURN NEW;
END
$$;
CREATE TRIGGER "reports_remember_risk" BEFORE INSERT OR UPDATE OF "damage_type", "ever_risky" ON "reports"
    FOR EACH ROW EXECUTE FUNCTION "reports_remember_risk"();

-- The public point depends on that instead of the kind of now.
DROP INDEX "reports_listed_point_idx";
DROP INDEX "reports_on_map_idx";
ALTER TABLE "reports" DROP COLUMN "public_latitude", DROP COLUMN "public_longitude";
ALTER TABLE "reports"
    ADD COLUMN "public_latitude" DOUBLE PRECISION GENERATED ALWAYS AS (
        CASE WHEN "ever_risky"
            THEN round("latitude" / 0.02::double precision) * 0.02::double precision
        WHEN "status" IN ('VERIFIED', 'IN_PROGRESS', 'CLAIMED', 'RESOLVED') AND "held_reason" IS NULL THEN "latitude"
        ELSE round("latitude" / 0.0025::double precision) * 0.0025::double precision END) STORED,
    ADD COLUMN "public_longitude" DOUBLE PRECISION GENERATED ALWAYS AS (
        CASE WHEN "ever_risky"
            THEN round("longitude" / 0.02::double precision) * 0.02::double precision
        WHEN "status" IN ('VERIFIED', 'IN_PROGRESS', 'CLAIMED', 'RESOLVED') AND "held_reason" IS NULL THEN "longitude"
        ELSE round("longitude" / 0.0025::double precision) * 0.0025::double precision END) STORED;
CREATE INDEX "reports_listed_point_idx" ON "reports" USING gist (point("public_longitude", "public_latitude"))
    WHERE "status" IN ('PENDING', 'VERIFIED', 'IN_PROGRESS', 'CLAIMED', 'RESOLVED') AND "held_reason" IS NULL AND "public_latitude" IS NOT NULL;
CREATE INDEX "reports_on_map_idx" ON "reports" USING gist (point("public_longitude", "public_latitude"))
    WHERE "status" IN ('VERIFIED', 'IN_PROGRESS', 'CLAIMED', 'RESOLVED') AND "held_reason" IS NULL AND "public_latitude" IS NOT NULL;

-- The map counts that point.
DELETE FROM "report_cells";
INSERT INTO "report_cells" ("level", "x", "y", "count", "latitude_sum", "longitude_sum")
SELECT level, floor(("public_longitude" + 180) * power(2, level) / 360), floor(("public_latitude" + 90) * power(2, level) / 360),
    count(*), sum(round("public_latitude" * 1e6)), sum(round("public_longitude" * 1e6))
FROM "reports", generate_series(4, 16) AS level
WHERE "status" IN ('VERIFIED', 'IN_PROGRESS', 'CLAIMED', 'RESOLVED') AND "held_reason" IS NULL AND "public_latitude" IS NOT NULL
GROUP BY 1, 2, 3;
