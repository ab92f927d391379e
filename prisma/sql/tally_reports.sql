-- Version 1, 65e9fe9c77e95020
-- Counts the reports that are shown.
CREATE OR REPLACE FUNCTION tally_reports() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    gain bigint := 0;
BEGIN
    IF TG_OP <> 'DELETE' THEN
        gain := gain + (SELECT count(*) FROM added WHERE "status" <> 'REJECTED' AND "held_reason" IS NULL);
    END IF;
    IF TG_OP <> 'INSERT' THEN
        gain := gain - (SELECT count(*) FROM removed WHERE "status" <> 'REJECTED' AND "held_reason" IS NULL);
    END IF;
    PERFORM "tally"('reports', gain::integer);
    RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER reports_tallied_inserted AFTER INSERT ON "reports"
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "tally_reports"();
CREATE OR REPLACE TRIGGER reports_tallied_updated AFTER UPDATE ON "reports"
    REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "tally_reports"();
CREATE OR REPLACE TRIGGER reports_tallied_deleted AFTER DELETE ON "reports"
    REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "tally_reports"();
CREATE OR REPLACE TRIGGER reports_tallies_truncated AFTER TRUNCATE ON "reports"
    FOR EACH STATEMENT EXECUTE FUNCTION "retally_truncated"();
