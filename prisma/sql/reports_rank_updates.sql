-- Version 1, e87f9f07b1c9c000
-- Updates that wait follow their report when the desk edits its kind.
CREATE OR REPLACE FUNCTION reports_rank_updates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE "report_updates" SET "desk_rank" = desk_rank(NEW."damage_type") WHERE "report_id" = NEW."id";
    RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER reports_rank_updates AFTER UPDATE OF "damage_type" ON "reports" FOR EACH ROW
    WHEN ("desk_rank"(OLD."damage_type") <> "desk_rank"(NEW."damage_type")) EXECUTE FUNCTION "reports_rank_updates"();
