-- Version 1, dc70de9774d8c251
-- Only comments that are shown count, and make their topic active.
CREATE OR REPLACE FUNCTION count_forum_comment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    was boolean := TG_OP <> 'INSERT' AND OLD."held_reason" IS NULL AND OLD."hidden_at" IS NULL;
    is_now boolean := TG_OP <> 'DELETE' AND NEW."held_reason" IS NULL AND NEW."hidden_at" IS NULL;
BEGIN
    IF is_now AND NOT was THEN
        UPDATE "forum_threads" SET "comments_count" = "comments_count" + 1,
            "active_at" = greatest("active_at", NEW."created_at") WHERE "id" = NEW."thread_id";
    ELSIF was AND NOT is_now THEN
        UPDATE "forum_threads" SET "comments_count" = "comments_count" - 1,
            "active_at" = greatest("created_at", (SELECT max("created_at") FROM (
                SELECT "created_at" FROM "forum_comments" WHERE "thread_id" = OLD."thread_id"
                    AND "held_reason" IS NULL AND "hidden_at" IS NULL ORDER BY "id" DESC LIMIT 1) AS latest))
        WHERE "id" = OLD."thread_id";
    END IF;
    RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER forum_comments_counted AFTER INSERT OR DELETE OR UPDATE OF "held_reason", "hidden_at" ON "forum_comments"
    FOR EACH ROW EXECUTE FUNCTION "count_forum_comment"();
