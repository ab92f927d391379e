-- Version 1, f9ca5da5910b0198
-- An update of a report waits at the desk with the rank of its report.
CREATE OR REPLACE FUNCTION report_updates_rank() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    -- The desk locks the report before it edits its kind: the rank read here is the one that stays.
    SELECT desk_rank("damage_type") INTO NEW."desk_rank" FROM "reports" WHERE "id" = NEW."report_id" FOR KEY SHARE;
    RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER report_updates_rank BEFORE INSERT ON "report_updates"
    FOR EACH ROW EXECUTE FUNCTION "report_updates_rank"();
