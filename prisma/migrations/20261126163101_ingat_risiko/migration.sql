-- Hand-written: Prisma knows no triggers. The conditions are checked without calling the function, so that writing many
-- reports costs no more than before.
DROP TRIGGER "reports_remember_risk" ON "reports";
CREATE OR REPLACE FUNCTION "reports_remember_risk"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW."ever_risky" := true;
    RETURN NEW;
END
$$;
CREATE TRIGGER "reports_remember_risk" BEFORE INSERT ON "reports" FOR EACH ROW
    WHEN (NOT NEW."ever_risky" AND NEW."damage_type" IN ('Pembakaran sampah', 'Penebangan pohon', 'Limbah B3/industri'))
    EXECUTE FUNCTION "reports_remember_risk"();
CREATE TRIGGER "reports_keep_risk" BEFORE UPDATE OF "damage_type", "ever_risky" ON "reports" FOR EACH ROW
    WHEN (NOT NEW."ever_risky" AND (OLD."ever_risky"
        OR NEW."damage_type" IN ('Pembakaran sampah', 'Penebangan pohon', 'Limbah B3/industri')))
    EXECUTE FUNCTION "reports_remember_risk"();
