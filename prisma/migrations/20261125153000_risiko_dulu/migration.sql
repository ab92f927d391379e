-- Hand-written: Prisma knows neither functions nor indexes over expressions.

-- Of what waits at the desk the kinds where somebody may take revenge come first (RISKY_KINDS in lib/reports/rules-kinds.ts).
CREATE FUNCTION "desk_rank"(kind text) RETURNS smallint LANGUAGE sql IMMUTABLE
    RETURN CASE WHEN kind IN ('Pembakaran sampah', 'Penebangan pohon', 'Limbah B3/industri') THEN 0 ELSE 1 END::smallint;
CREATE INDEX "reports_pending_rank_idx" ON "reports"("desk_rank"("damage_type"), "id") WHERE "status" = 'PENDING';
DROP INDEX "reports_reopen_waits_idx";
CREATE INDEX "reports_reopen_waits_idx" ON "reports"("desk_rank"("damage_type"), "id") WHERE "reopen_waits";

-- What neighbours write waits with the rank of its report, or a page of the queue would read all that waits.
ALTER TABLE "report_updates" ADD COLUMN "desk_rank" SMALLINT NOT NULL DEFAULT 1;
UPDATE "report_updates" SET "desk_rank" = 0 FROM "reports"
    WHERE "reports"."id" = "report_updates"."report_id" AND "desk_rank"("reports"."damage_type") = 0;
DROP INDEX "report_updates_waiting_report_idx";
CREATE INDEX "report_updates_waiting_rank_idx" ON "report_updates"("desk_rank", "report_id")
    WHERE "held_reason" IS NOT NULL AND "hidden_at" IS NULL;

CREATE FUNCTION "report_updates_rank"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    -- The desk locks the report before it edits its kind: the rank read here is the one that stays.
    SELECT desk_rank("damage_type") INTO NEW."desk_rank" FROM "reports" WHERE "id" = NEW."report_id" FOR KEY SHARE;
    RETURN NEW;
END
$$;
CREATE TRIGGER "report_updates_rank" BEFORE INSERT ON "report_updates"
    FOR EACH ROW EXECUTE FUNCTION "report_updates_rank"();

CREATE FUNCTION "reports_rank_updates"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE "report_updates" SET "desk_rank" = desk_rank(NEW."damage_type") WHERE "report_id" = NEW."id";
    RETURN NULL;
END
$$;
CREATE TRIGGER "reports_rank_updates" AFTER UPDATE OF "damage_type" ON "reports" FOR EACH ROW
    WHEN ("desk_rank"(OLD."damage_type") <> "desk_rank"(NEW."damage_type")) EXECUTE FUNCTION "reports_rank_updates"();
