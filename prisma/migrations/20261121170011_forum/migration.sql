-- CreateTable
CREATE TABLE "forum_threads" (
    "id" SERIAL NOT NULL,
    "title" VARCHAR(150) NOT NULL,
    "author" VARCHAR(60) NOT NULL,
    "member" BOOLEAN NOT NULL DEFAULT false,
    "category" VARCHAR(30) NOT NULL,
    "content" VARCHAR(5000) NOT NULL,
    "text_hash" CHAR(64) NOT NULL,
    "held_reason" VARCHAR(40),
    "hidden_at" TIMESTAMPTZ(3),
    "hidden_words" VARCHAR(300),
    "flag_count" INTEGER NOT NULL DEFAULT 0,
    "likes_count" INTEGER NOT NULL DEFAULT 0,
    "comments_count" INTEGER NOT NULL DEFAULT 0,
    "active_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "writer_key" VARCHAR(80) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "edited_at" TIMESTAMPTZ(3),

    CONSTRAINT "forum_threads_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "forum_comments" (
    "id" SERIAL NOT NULL,
    "thread_id" INTEGER NOT NULL,
    "author" VARCHAR(60) NOT NULL,
    "member" BOOLEAN NOT NULL DEFAULT false,
    "content" VARCHAR(2000) NOT NULL,
    "text_hash" CHAR(64) NOT NULL,
    "held_reason" VARCHAR(40),
    "hidden_at" TIMESTAMPTZ(3),
    "hidden_words" VARCHAR(300),
    "flag_count" INTEGER NOT NULL DEFAULT 0,
    "writer_key" VARCHAR(80) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "edited_at" TIMESTAMPTZ(3),

    CONSTRAINT "forum_comments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "forum_likes" (
    "thread_id" INTEGER NOT NULL,
    "writer_key" VARCHAR(80) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "forum_likes_pkey" PRIMARY KEY ("thread_id","writer_key")
);

-- CreateTable
CREATE TABLE "forum_flags" (
    "id" SERIAL NOT NULL,
    "thread_id" INTEGER,
    "comment_id" INTEGER,
    "reason" VARCHAR(20) NOT NULL,
    "writer_key" VARCHAR(80) NOT NULL,
    "settled_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "forum_flags_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "forum_follows" (
    "thread_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "told_count" INTEGER NOT NULL,
    "told_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "forum_follows_pkey" PRIMARY KEY ("thread_id","user_id")
);

-- CreateTable
CREATE TABLE "forum_words" (
    "word" VARCHAR(30) NOT NULL,
    "checked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "forum_words_pkey" PRIMARY KEY ("word")
);

-- CreateIndex
CREATE INDEX "forum_threads_writer_key_id_idx" ON "forum_threads"("writer_key", "id");

-- CreateIndex
CREATE INDEX "forum_threads_text_hash_created_at_idx" ON "forum_threads"("text_hash", "created_at");

-- CreateIndex
CREATE INDEX "forum_comments_thread_id_id_idx" ON "forum_comments"("thread_id", "id");

-- CreateIndex
CREATE INDEX "forum_comments_writer_key_id_idx" ON "forum_comments"("writer_key", "id");

-- CreateIndex
CREATE INDEX "forum_comments_text_hash_created_at_idx" ON "forum_comments"("text_hash", "created_at");

-- CreateIndex
CREATE INDEX "forum_likes_writer_key_thread_id_idx" ON "forum_likes"("writer_key", "thread_id");

-- CreateIndex
CREATE UNIQUE INDEX "forum_flags_thread_id_writer_key_key" ON "forum_flags"("thread_id", "writer_key");

-- CreateIndex
CREATE UNIQUE INDEX "forum_flags_comment_id_writer_key_key" ON "forum_flags"("comment_id", "writer_key");

-- CreateIndex
CREATE INDEX "forum_flags_writer_key_id_idx" ON "forum_flags"("writer_key", "id");

-- CreateIndex
CREATE INDEX "forum_follows_user_id_thread_id_idx" ON "forum_follows"("user_id", "thread_id");

-- CreateIndex
CREATE INDEX "forum_words_checked_at_idx" ON "forum_words"("checked_at");

-- CreateIndex
CREATE INDEX "forum_words_word_idx" ON "forum_words" USING GIN ("word" gin_trgm_ops);

-- AddForeignKey
ALTER TABLE "forum_comments" ADD CONSTRAINT "forum_comments_thread_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "forum_threads"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "forum_likes" ADD CONSTRAINT "forum_likes_thread_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "forum_threads"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "forum_flags" ADD CONSTRAINT "forum_flags_thread_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "forum_threads"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "forum_flags" ADD CONSTRAINT "forum_flags_comment_id_fkey" FOREIGN KEY ("comment_id") REFERENCES "forum_comments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "forum_follows" ADD CONSTRAINT "forum_follows_thread_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "forum_threads"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "forum_follows" ADD CONSTRAINT "forum_follows_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Hand-written: what schema.prisma cannot say.

-- AddConstraint
ALTER TABLE "forum_threads" ADD CONSTRAINT "forum_threads_counts_check"
    CHECK ("likes_count" >= 0 AND "comments_count" >= 0 AND "flag_count" >= 0);
ALTER TABLE "forum_flags" ADD CONSTRAINT "forum_flags_one_check" CHECK (num_nonnulls("thread_id", "comment_id") = 1);

-- CreateIndex: the public list in its three orders, of all categories and of one.
CREATE INDEX "forum_threads_shown_idx" ON "forum_threads"("id") WHERE "held_reason" IS NULL AND "hidden_at" IS NULL;
CREATE INDEX "forum_threads_shown_category_idx" ON "forum_threads"("category", "id")
    WHERE "held_reason" IS NULL AND "hidden_at" IS NULL;
CREATE INDEX "forum_threads_active_idx" ON "forum_threads"("active_at", "id")
    WHERE "held_reason" IS NULL AND "hidden_at" IS NULL;
CREATE INDEX "forum_threads_active_category_idx" ON "forum_threads"("category", "active_at", "id")
    WHERE "held_reason" IS NULL AND "hidden_at" IS NULL;
CREATE INDEX "forum_threads_liked_idx" ON "forum_threads"("likes_count", "id")
    WHERE "held_reason" IS NULL AND "hidden_at" IS NULL;
CREATE INDEX "forum_threads_liked_category_idx" ON "forum_threads"("category", "likes_count", "id")
    WHERE "held_reason" IS NULL AND "hidden_at" IS NULL;
CREATE INDEX "forum_comments_shown_idx" ON "forum_comments"("thread_id", "id")
    WHERE "held_reason" IS NULL AND "hidden_at" IS NULL;

-- CreateIndex: what waits for staff, and what they hid.
CREATE INDEX "forum_threads_waiting_idx" ON "forum_threads"("id")
    WHERE ("held_reason" IS NOT NULL OR "flag_count" > 0) AND "hidden_at" IS NULL;
CREATE INDEX "forum_comments_waiting_idx" ON "forum_comments"("id")
    WHERE ("held_reason" IS NOT NULL OR "flag_count" > 0) AND "hidden_at" IS NULL;
CREATE INDEX "forum_threads_hidden_idx" ON "forum_threads"("id") WHERE "hidden_at" IS NOT NULL;
CREATE INDEX "forum_comments_hidden_idx" ON "forum_comments"("id") WHERE "hidden_at" IS NOT NULL;

-- CreateIndex: the search by words and their stems, and the desk's by parts of words.
CREATE INDEX "forum_threads_words_idx" ON "forum_threads"
    USING gin (to_tsvector('indonesian', "title" || ' ' || "content"));
CREATE INDEX "forum_comments_words_idx" ON "forum_comments" USING gin (to_tsvector('indonesian', "content"));

-- CreateFunction: likes are counted where they are made, so that however many come at once, none is lost.
CREATE FUNCTION "count_forum_like"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        UPDATE "forum_threads" SET "likes_count" = "likes_count" + 1 WHERE "id" = NEW."thread_id";
    ELSE
        UPDATE "forum_threads" SET "likes_count" = "likes_count" - 1 WHERE "id" = OLD."thread_id";
    END IF;
    RETURN NULL;
END
$$;
CREATE TRIGGER "forum_likes_counted" AFTER INSERT OR DELETE ON "forum_likes"
    FOR EACH ROW EXECUTE FUNCTION "count_forum_like"();

-- CreateFunction: only comments that are shown count, and make their topic active.
CREATE FUNCTION "count_forum_comment"() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER "forum_comments_counted" AFTER INSERT OR DELETE OR UPDATE OF "held_reason", "hidden_at" ON "forum_comments"
    FOR EACH ROW EXECUTE FUNCTION "count_forum_comment"();

-- CreateFunction: the words of what is shown, in one order, so that two writers never wait for each other.
CREATE FUNCTION "keep_forum_words"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    written text := CASE WHEN TG_TABLE_NAME = 'forum_threads' THEN to_jsonb(NEW)->>'title' || ' ' ELSE '' END || NEW."content";
BEGIN
    INSERT INTO "forum_words" ("word")
    SELECT found FROM unnest(tsvector_to_array(to_tsvector('simple', written))) AS found
    WHERE found ~ '^[a-z]{4,30}$' ORDER BY found
    ON CONFLICT DO NOTHING;
    RETURN NULL;
END
$$;
CREATE TRIGGER "forum_threads_words" AFTER INSERT OR UPDATE OF "title", "content", "held_reason", "hidden_at" ON "forum_threads"
    FOR EACH ROW WHEN (NEW."held_reason" IS NULL AND NEW."hidden_at" IS NULL) EXECUTE FUNCTION "keep_forum_words"();
CREATE TRIGGER "forum_comments_words" AFTER INSERT OR UPDATE OF "content", "held_reason", "hidden_at" ON "forum_comments"
    FOR EACH ROW WHEN (NEW."held_reason" IS NULL AND NEW."hidden_at" IS NULL) EXECUTE FUNCTION "keep_forum_words"();
