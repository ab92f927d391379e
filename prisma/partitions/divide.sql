-- What the other files of this folder call. The functions are gone with the session; see docs/skala.md.

CREATE FUNCTION pg_temp.run(statements text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    statement text;
BEGIN
    FOREACH statement IN ARRAY statements LOOP
        EXECUTE statement;
    END LOOP;
END
$$;

-- Keeps a column unique over all parts. PostgreSQL does so within each part alone, as the column does not tell the part.
-- The values are in a table of their own, where a second one waits for the first and fails as it did before.
CREATE FUNCTION pg_temp.keep_unique(whole text, source text, key text, constraint_name text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    taken constant text := format('unique_keys.%I', whole || '_' || key);
BEGIN
    -- Not in "public": backups leave it out, because what they are restored into is one table again.
    CREATE SCHEMA IF NOT EXISTS unique_keys;
    EXECUTE format('DROP TABLE IF EXISTS %s', taken);
    EXECUTE format('CREATE TABLE %1$s AS SELECT %2$I FROM %3$I WHERE %2$I IS NOT NULL', taken, key, source);
    EXECUTE format('ALTER TABLE %s ADD CONSTRAINT %I PRIMARY KEY (%I)', taken, constraint_name, key);
    EXECUTE format('ANALYZE %s', taken);
    EXECUTE format($definition$
        CREATE OR REPLACE FUNCTION %1$s() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $body$
        BEGIN
            IF TG_OP = 'TRUNCATE' THEN
                TRUNCATE %1$s;
                RETURN NULL;
            END IF;
            IF TG_OP <> 'INSERT' THEN
                DELETE FROM %1$s WHERE %2$I = OLD.%2$I;
            END IF;
            IF TG_OP <> 'DELETE' THEN
                INSERT INTO %1$s SELECT NEW.%2$I WHERE NEW.%2$I IS NOT NULL;
            END IF;
            RETURN NULL;
        END
        $body$
    $definition$, taken, key);
    PERFORM pg_temp.run(ARRAY[
        format('CREATE TRIGGER %I AFTER INSERT OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION %s()',
            constraint_name || '_kept', whole, taken),
        format('CREATE TRIGGER %I AFTER UPDATE ON %I FOR EACH ROW WHEN (OLD.%I IS DISTINCT FROM NEW.%I) EXECUTE FUNCTION %s()',
            constraint_name || '_changed', whole, key, key, taken),
        format('CREATE TRIGGER %I AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION %s()',
            constraint_name || '_truncated', whole, taken)]);
END
$$;

-- Divides a table by its id, which rises with time. What is there becomes the first part as it is; indexes, references and
-- triggers keep their names on the whole, so that later migrations find them.
CREATE FUNCTION pg_temp.divide(whole text, size bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    first_part constant text := whole || '_lama';
    next_part text;
    counter constant text := pg_get_serial_sequence(quote_ident(whole), 'id');
    id_column constant smallint := (SELECT attnum FROM pg_attribute WHERE attrelid = whole::regclass AND attname = 'id');
    edge bigint;
    removals text[];
    renamings text[];
    indexes text[];
    unique_columns text[];
    references_from text[];
    references_to text[];
    triggers text[];
    grants text[];
BEGIN
    IF (SELECT relkind FROM pg_class WHERE oid = whole::regclass) = 'p' THEN
        RAISE EXCEPTION 'Tabel % sudah dibagi.', whole;
    END IF;
    -- Whoever runs this, all of it belongs to whom the table belongs to.
    EXECUTE format('SET LOCAL ROLE %I', (SELECT pg_get_userbyid(relowner) FROM pg_class WHERE oid = whole::regclass));
    SET LOCAL lock_timeout = '10s';
    EXECUTE format('LOCK TABLE %I IN ACCESS EXCLUSIVE MODE', whole);
    EXECUTE format('SELECT (coalesce(max(id), 0)::bigint / %1$s + 1) * %1$s FROM %2$I', size, whole) INTO edge;
    next_part := whole || '_' || edge / size;

    -- What hangs on the table is written down, taken off, and put on the whole again.
    triggers := ARRAY(SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE tgrelid = whole::regclass AND NOT tgisinternal);
    references_from := ARRAY(
        SELECT format('ALTER TABLE %I ADD CONSTRAINT %I %s', whole, conname, pg_get_constraintdef(oid))
        FROM pg_constraint WHERE contype = 'f' AND conrelid = whole::regclass);
    -- The rows that refer to it are the same as before; check_references() looks at them when nobody waits any more.
    references_to := ARRAY(
        SELECT format('ALTER TABLE %s ADD CONSTRAINT %I %s NOT VALID', conrelid::regclass, conname, pg_get_constraintdef(oid))
        FROM pg_constraint WHERE contype = 'f' AND confrelid = whole::regclass AND conparentid = 0);
    removals := ARRAY(
        SELECT format('DROP TRIGGER %I ON %I', tgname, whole)
        FROM pg_trigger WHERE tgrelid = whole::regclass AND NOT tgisinternal
    ) || ARRAY(
        SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname)
        FROM pg_constraint WHERE contype = 'f' AND confrelid = whole::regclass AND conparentid = 0
    );
    indexes := ARRAY(
        SELECT CASE WHEN own.oid IS NULL THEN pg_get_indexdef(indexrelid)
            ELSE format('ALTER TABLE %I ADD CONSTRAINT %I %s', whole, conname, pg_get_constraintdef(own.oid)) END
        FROM pg_index
        LEFT JOIN pg_constraint AS own ON own.conindid = indexrelid AND own.conrelid = indrelid AND own.contype IN ('p', 'u')
        WHERE indrelid = whole::regclass AND (NOT indisunique OR id_column = ANY (indkey)));
    -- NULL, which stops all of it, for an index that is unique otherwise than in one column.
    unique_columns := ARRAY(
        SELECT CASE WHEN indnatts = 1 AND indpred IS NULL AND attname IS NOT NULL
            THEN format('SELECT pg_temp.keep_unique(%L, %L, %L, %L)', whole, first_part, attname, relname) END
        FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
        LEFT JOIN pg_attribute ON attrelid = indrelid AND attnum = indkey[0] AND attnum > 0
        WHERE indrelid = whole::regclass AND indisunique AND id_column <> ALL (indkey));
    renamings := ARRAY(
        SELECT format('ALTER INDEX %s RENAME TO %I', indexrelid::regclass,
            CASE WHEN starts_with(relname::text, whole) THEN first_part || substr(relname::text, length(whole) + 1)
                ELSE relname || '_lama' END)
        FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid WHERE indrelid = whole::regclass);
    grants := ARRAY(
        SELECT format('GRANT %s ON %I TO %s', privilege_type, whole,
            CASE grantee WHEN 0 THEN 'PUBLIC' ELSE quote_ident(pg_get_userbyid(grantee)) END)
        FROM pg_class CROSS JOIN aclexplode(relacl) WHERE oid = whole::regclass AND grantee <> relowner);

    PERFORM pg_temp.run(removals || renamings);
    EXECUTE format('ALTER TABLE %I RENAME TO %I', whole, first_part);
    EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING ALL EXCLUDING INDEXES) PARTITION BY RANGE (id)', whole, first_part);
    EXECUTE format('ALTER SEQUENCE %s OWNED BY %I.id', counter, whole);
    PERFORM pg_temp.run(indexes || references_from || unique_columns);
    EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (MINVALUE) TO (%s)', whole, first_part, edge);
    EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING ALL)', next_part, first_part);
    EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%s) TO (%s)', whole, next_part, edge, edge + size);
    -- So that a part that is forgotten loses nothing.
    EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING ALL)', whole || '_sisa', first_part);
    EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I DEFAULT', whole, whole || '_sisa');
    PERFORM public.add_table_parts();
    PERFORM pg_temp.run(references_to || triggers || grants);
END
$$;

-- Looks at what divide() took on trust, while people go on writing.
CREATE FUNCTION pg_temp.check_references(whole text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_temp.run(ARRAY(
        SELECT format('ALTER TABLE %s VALIDATE CONSTRAINT %I', conrelid::regclass, conname)
        FROM pg_constraint WHERE contype = 'f' AND confrelid = whole::regclass AND conparentid = 0 AND NOT convalidated));
END
$$;
