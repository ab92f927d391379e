-- Version 1, d3262bc6502a0728
-- Counts the volunteers who are shown.
CREATE OR REPLACE FUNCTION tally_volunteers() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    gain bigint := 0;
BEGIN
    IF TG_OP <> 'DELETE' THEN
        gain := gain + (SELECT count(*) FROM added WHERE "held_reason" IS NULL AND "hidden_at" IS NULL);
    END IF;
    IF TG_OP <> 'INSERT' THEN
        gain := gain - (SELECT count(*) FROM removed WHERE "held_reason" IS NULL AND "hidden_at" IS NULL);
    END IF;
    PERFORM "tally"('volunteers', gain::integer);
    RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER volunteers_tallied_inserted AFTER INSERT ON "volunteers"
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "tally_volunteers"();
CREATE OR REPLACE TRIGGER volunteers_tallied_updated AFTER UPDATE ON "volunteers"
    REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "tally_volunteers"();
CREATE OR REPLACE TRIGGER volunteers_tallied_deleted AFTER DELETE ON "volunteers"
    REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "tally_volunteers"();
CREATE OR REPLACE TRIGGER volunteers_tallies_truncated AFTER TRUNCATE ON "volunteers"
    FOR EACH STATEMENT EXECUTE FUNCTION "retally_truncated"();
