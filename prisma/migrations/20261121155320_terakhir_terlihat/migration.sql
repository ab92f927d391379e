-- AlterTable
ALTER TABLE "users" ADD COLUMN     "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- CreateIndex
CREATE INDEX "users_last_seen_at_id_idx" ON "users"("last_seen_at", "id");

-- Hand-written: what schema.prisma cannot say.

-- Who never signed in was seen when they registered.
UPDATE "users" SET "last_seen_at" = greatest("created_at",
    (SELECT max("last_seen_at") FROM "sessions" WHERE "sessions"."user_id" = "users"."id"));

-- CreateTrigger: a session that is seen is its account seen, so that a list can be in that order.
CREATE FUNCTION "users_seen"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE "users" SET "last_seen_at" = NEW."last_seen_at"
    WHERE "id" = NEW."user_id" AND "last_seen_at" < NEW."last_seen_at";
    RETURN NULL;
END
$$;
CREATE TRIGGER "sessions_seen" AFTER INSERT OR UPDATE OF "last_seen_at" ON "sessions"
    FOR EACH ROW EXECUTE FUNCTION "users_seen"();
