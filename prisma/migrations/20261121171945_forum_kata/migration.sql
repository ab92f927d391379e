-- Hand-written: what schema.prisma cannot say.

-- CreateFunction: "found" is a variable in every function, so the word goes by another name.
CREATE OR REPLACE FUNCTION "keep_forum_words"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    written text := CASE WHEN TG_TABLE_NAME = 'forum_threads' THEN to_jsonb(NEW)->>'title' || ' ' ELSE '' END || NEW."content";
BEGIN
    INSERT INTO "forum_words" ("word")
    SELECT lexeme FROM unnest(tsvector_to_array(to_tsvector('simple', written))) AS lexeme
    WHERE lexeme ~ '^[a-z]{4,30}$' ORDER BY lexeme
    ON CONFLICT DO NOTHING;
    RETURN NULL;
END
$$;
