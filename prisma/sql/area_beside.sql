-- Version 1, c1d5e70dd8d2c4cc
-- The area whose boundary is nearest to a point outside all of them, within so many degrees: a jetty, a boat near the beach.
CREATE OR REPLACE FUNCTION area_beside(spot point, reach double precision) RETURNS varchar LANGUAGE sql STABLE AS $$
    SELECT code FROM area_shapes WHERE level = 2 AND NOT hole
        AND shape && polygon(box(point(spot[0] - reach, spot[1] - reach), point(spot[0] + reach, spot[1] + reach)))
        AND shape <-> spot <= reach
    ORDER BY shape <-> spot, code LIMIT 1
$$;
