-- Version 1, 82aaa881ebcc5a0d
-- The code of the finest area whose boundary holds a point (longitude, latitude), or null.
CREATE OR REPLACE FUNCTION area_holding(spot point) RETURNS varchar LANGUAGE sql STABLE AS $$
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
