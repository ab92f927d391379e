-- Version 1, 5a03732daf5dad26
-- Whether a point lies in a hole of one part of an area.
CREATE OR REPLACE FUNCTION in_area_hole(of_code text, of_part integer, spot point) RETURNS boolean LANGUAGE sql STABLE AS $$
    SELECT EXISTS (SELECT FROM area_shapes AS gap
        WHERE gap.code = of_code AND gap.part = of_part AND gap.hole AND gap.shape @> spot)
$$;
