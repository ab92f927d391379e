-- Version 1, 8e912a152a29c322
-- Counts the planting events that take place.
CREATE OR REPLACE FUNCTION tally_events() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    gain bigint := 0;
BEGIN
    IF TG_OP <> 'DELETE' THEN
        gain := gain + (SELECT count(*) FROM added WHERE "kind" = 'PLANTING' AND "deleted_at" IS NULL AND "cancelled_at" IS NULL);
    END IF;
    IF TG_OP <> 'INSERT' THEN
        gain := gain - (SELECT count(*) FROM removed WHERE "kind" = 'PLANTING' AND "deleted_at" IS NULL AND "cancelled_at" IS NULL);
    END IF;
    PERFORM "tally"('events', gain::integer);
    RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER events_tallied_inserted AFTER INSERT ON "events"
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "tally_events"();
CREATE OR REPLACE TRIGGER events_tallied_updated AFTER UPDATE ON "events"
    REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "tally_events"();
CREATE OR REPLACE TRIGGER events_tallied_deleted AFTER DELETE ON "events"
    REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "tally_events"();
CREATE OR REPLACE TRIGGER events_tallies_truncated AFTER TRUNCATE ON "events"
    FOR EACH STATEMENT EXECUTE FUNCTION "retally_truncated"();
