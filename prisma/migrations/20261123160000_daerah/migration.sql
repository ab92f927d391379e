-- CreateEnum
CREATE TYPE "AreaCertainty" AS ENUM ('boundary', 'geocoder', 'nearest', 'person');

-- AlterTable
ALTER TABLE "events" ADD COLUMN "area_code" VARCHAR(13), ADD COLUMN "area_certainty" "AreaCertainty";
ALTER TABLE "partners" ADD COLUMN "area_code" VARCHAR(13), ADD COLUMN "area_certainty" "AreaCertainty";
ALTER TABLE "volunteers" ADD COLUMN "area_code" VARCHAR(13), ADD COLUMN "area_certainty" "AreaCertainty";

-- CreateTable
CREATE TABLE "areas" (
    "code" VARCHAR(13) NOT NULL,
    "level" SMALLINT NOT NULL,
    "parent_code" VARCHAR(13),
    "name" VARCHAR(100) NOT NULL,
    "search_key" VARCHAR(500) NOT NULL,
    "former_names" VARCHAR(100)[] DEFAULT ARRAY[]::VARCHAR(100)[],
    "successor" VARCHAR(13),

    CONSTRAINT "areas_pkey" PRIMARY KEY ("code")
);

-- CreateTable
CREATE TABLE "area_shapes" (
    "id" SERIAL NOT NULL,
    "code" VARCHAR(13) NOT NULL,
    "level" SMALLINT NOT NULL,
    "part" INTEGER NOT NULL,
    "hole" BOOLEAN NOT NULL,
    "shape" polygon NOT NULL,

    CONSTRAINT "area_shapes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "areas_parent_code_name_idx" ON "areas"("parent_code", "name");
CREATE INDEX "areas_level_name_idx" ON "areas"("level", "name");
CREATE INDEX "areas_search_idx" ON "areas" USING GIN ("search_key" gin_trgm_ops);
CREATE INDEX "area_shapes_code_part_idx" ON "area_shapes"("code", "part");

-- Hand-written

-- What everybody may know of an area: of what is not checked only its regency, which is known to all anyway. Village and
-- district would tell more of its point than the middle of its cell does.
ALTER TABLE "reports" ADD COLUMN "area_code" VARCHAR(13), ADD COLUMN "area_certainty" "AreaCertainty",
    ADD COLUMN "public_area_code" VARCHAR(13) GENERATED ALWAYS AS (
        CASE WHEN "status" IN ('VERIFIED', 'IN_PROGRESS', 'RESOLVED') AND "held_reason" IS NULL THEN "area_code"
            ELSE left("area_code", 5) END) STORED;
ALTER TABLE "places" ADD COLUMN "area_code" VARCHAR(13), ADD COLUMN "area_certainty" "AreaCertainty",
    ADD COLUMN "public_area_code" VARCHAR(13) GENERATED ALWAYS AS (
        CASE WHEN "status" = 'APPROVED' THEN "area_code" ELSE left("area_code", 5) END) STORED;

-- Codes of an area and all within it begin alike (34, 34.02, 34.02.14, 34.02.14.2002), whatever the database's collation.
CREATE INDEX "reports_area_idx" ON "reports" ("public_area_code" varchar_pattern_ops, "id" DESC) WHERE "public_area_code" IS NOT NULL;
CREATE INDEX "places_area_idx" ON "places" ("public_area_code" varchar_pattern_ops, "id" DESC) WHERE "public_area_code" IS NOT NULL;
CREATE INDEX "events_area_idx" ON "events" ("area_code" varchar_pattern_ops) WHERE "area_code" IS NOT NULL;
CREATE INDEX "partners_area_idx" ON "partners" ("area_code" varchar_pattern_ops) WHERE "area_code" IS NOT NULL;
CREATE INDEX "volunteers_area_idx" ON "volunteers" ("area_code" varchar_pattern_ops) WHERE "area_code" IS NOT NULL;

-- An index a level: a look-up in one reads no large shape of another. Uncompressed, as unpacking takes longer than reading.
ALTER TABLE "area_shapes" ALTER COLUMN "shape" SET STORAGE EXTERNAL;
CREATE INDEX "area_shapes_level_1_idx" ON "area_shapes" USING gist ("shape") WHERE "level" = 1 AND NOT "hole";
CREATE INDEX "area_shapes_level_2_idx" ON "area_shapes" USING gist ("shape") WHERE "level" = 2 AND NOT "hole";
CREATE INDEX "area_shapes_level_3_idx" ON "area_shapes" USING gist ("shape") WHERE "level" = 3 AND NOT "hole";
CREATE INDEX "area_shapes_level_4_idx" ON "area_shapes" USING gist ("shape") WHERE "level" = 4 AND NOT "hole";

CREATE FUNCTION in_area_hole(of_code text, of_part integer, spot point) RETURNS boolean LANGUAGE sql STABLE AS $$
    SELECT EXISTS (SELECT FROM area_shapes AS gap
        WHERE gap.code = of_code AND gap.part = of_part AND gap.hole AND gap.shape @> spot)
$$;

-- The code of the finest area whose boundary holds a point (longitude, latitude), or null.
CREATE FUNCTION area_holding(spot point) RETURNS varchar LANGUAGE sql STABLE AS $$
    SELECT coalesce(
        (SELECT code FROM area_shapes WHERE level = 4 AND NOT hole AND shape && polygon(box(spot, spot)) AND shape @> spot
            AND NOT in_area_hole(code, part, spot) ORDER BY code LIMIT 1),
        (SELECT code FROM area_shapes WHERE level = 3 AND NOT hole AND shape && polygon(box(spot, spot)) AND shape @> spot
            AND NOT in_area_hole(code, part, spot) ORDER BY code LIMIT 1),
        (SELECT code FROM area_shapes WHERE level = 2 AND NOT hole AND shape && polygon(box(spot, spot)) AND shape @> spot
            AND NOT in_area_hole(code, part, spot) ORDER BY code LIMIT 1),
        (SELECT code FROM area_shapes WHERE level = 1 AND NOT hole AND shape && polygon(box(spot, spot)) AND shape @> spot
            AND NOT in_area_hole(code, part, spot) ORDER BY code LIMIT 1))
$$;

-- The area whose boundary is nearest to a point outside all, no farther than so many degrees: a jetty, a boat near the beach.
CREATE FUNCTION area_beside(spot point, reach double precision) RETURNS varchar LANGUAGE sql STABLE AS $$
    SELECT code FROM area_shapes WHERE level = 2 AND NOT hole
        AND shape && polygon(box(point(spot[0] - reach, spot[1] - reach), point(spot[0] + reach, spot[1] + reach)))
        AND shape <-> spot <= reach
    ORDER BY shape <-> spot, code LIMIT 1
$$;
