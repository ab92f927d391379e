-- Version 1, 815ace824cd8011d
-- A report that was of a risky kind once (RISKY_KINDS in lib/reports/rules-kinds.ts) stays marked. The conditions stand in
-- the triggers, so that writing many reports calls no function.
CREATE OR REPLACE FUNCTION reports_remember_risk() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW."ever_risky" := true;
    RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER reports_remember_risk BEFORE INSERT ON "reports" FOR EACH ROW
    WHEN (NOT NEW."ever_risky" AND NEW."damage_type" IN ('Pembakaran sampah', 'Penebangan pohon', 'Limbah B3/industri'))
    EXECUTE FUNCTION "reports_remember_risk"();
CREATE OR REPLACE TRIGGER reports_keep_risk BEFORE UPDATE OF "damage_type", "ever_risky" ON "reports" FOR EACH ROW
    WHEN (NOT NEW."ever_risky" AND (OLD."ever_risky"
        OR NEW."damage_type" IN ('Pembakaran sampah', 'Penebangan pohon', 'Limbah B3/industri')))
    EXECUTE FUNCTION "reports_remember_risk"();
