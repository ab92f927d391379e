-- Version 1, 37a227a9495fa088
-- The account of a session is seen when the session is, so that a list can be in that order.
CREATE OR REPLACE FUNCTION users_seen() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE "users" SET "last_seen_at" = NEW."last_seen_at"
    WHERE "id" = NEW."user_id" AND "last_seen_at" < NEW."last_seen_at";
    RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER sessions_seen AFTER INSERT OR UPDATE OF "last_seen_at" ON "sessions"
    FOR EACH ROW EXECUTE FUNCTION "users_seen"();
