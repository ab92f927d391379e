-- Version 1, 35e642fde52f2856
-- Only likes that count are counted, and a like may come to count later.
CREATE OR REPLACE FUNCTION count_forum_like() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    was boolean := TG_OP <> 'INSERT' AND OLD."counted";
    is_now boolean := TG_OP <> 'DELETE' AND NEW."counted";
BEGIN
    IF is_now AND NOT was THEN
        UPDATE "forum_threads" SET "likes_count" = "likes_count" + 1 WHERE "id" = NEW."thread_id";
    ELSIF was AND NOT is_now THEN
        UPDATE "forum_threads" SET "likes_count" = "likes_count" - 1 WHERE "id" = OLD."thread_id";
    END IF;
    RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER forum_likes_counted AFTER INSERT OR DELETE OR UPDATE OF "counted" ON "forum_likes"
    FOR EACH ROW EXECUTE FUNCTION "count_forum_like"();
