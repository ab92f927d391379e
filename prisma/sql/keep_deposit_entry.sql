-- Version 2, 4a3474c6e0098481
-- The book is append-only: entries, receipts and closed months. They go with the whole waste bank, which is already gone when the cascade comes here.
CREATE OR REPLACE FUNCTION keep_deposit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM partners WHERE id = OLD.partner_id) THEN
        RETURN OLD;
    END IF;
    RAISE EXCEPTION 'An entry of the deposit book is neither changed nor deleted';
END;
$$;

CREATE OR REPLACE TRIGGER deposit_entries_kept BEFORE UPDATE OR DELETE ON "deposit_entries"
    FOR EACH ROW EXECUTE FUNCTION keep_deposit_entry();

CREATE OR REPLACE TRIGGER deposit_receipts_kept BEFORE UPDATE OR DELETE ON "deposit_receipts"
    FOR EACH ROW EXECUTE FUNCTION keep_deposit_entry();

CREATE OR REPLACE TRIGGER partner_months_kept BEFORE UPDATE OR DELETE ON "partner_months"
    FOR EACH ROW EXECUTE FUNCTION keep_deposit_entry();
