-- Version 1, 395f48fa3936d99a
-- Adds to a counted sum. Every hundredth change adds the rows up.
CREATE OR REPLACE FUNCTION tally(what text, by integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    made bigint;
BEGIN
    IF by = 0 THEN RETURN; END IF;
    INSERT INTO "tallies" ("name", "change") VALUES (what, by) RETURNING "id" INTO made;
    IF made % 100 = 0 THEN
        WITH gone AS (
            DELETE FROM "tallies" WHERE "id" IN (SELECT "id" FROM "tallies" FOR UPDATE SKIP LOCKED) RETURNING "name", "change"
        )
        INSERT INTO "tallies" ("name", "change") SELECT "name", sum("change") FROM gone GROUP BY "name";
    END IF;
END
$$;
