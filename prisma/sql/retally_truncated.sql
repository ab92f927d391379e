-- Version 1, 431a2a3d9406b66b
-- For AFTER TRUNCATE: no row or transition table says what went.
CREATE OR REPLACE FUNCTION retally_truncated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM "retally"();
    RETURN NULL;
END
$$;
