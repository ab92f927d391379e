-- Version 1, 0cb6d15c9bf124c1
-- Gives each table that was divided by its rising id (prisma/partitions) its next parts before the last one is full, as
-- large as that one; without a divided table it does nothing. It gives up after two seconds without the table's lock, so
-- that readers and writers do not wait, and is called again in an hour.
CREATE OR REPLACE FUNCTION add_table_parts() RETURNS integer LANGUAGE plpgsql SET lock_timeout = '2s' AS $$
DECLARE
    parts_ahead constant integer := 3;
    added integer := 0;
    whole record;
    last_part record;
    newest bigint;
    size bigint;
    edge bigint;
BEGIN
    FOR whole IN
        SELECT class.oid, class.oid::regclass AS name, class.relname, attribute.attname AS key
        FROM pg_partitioned_table AS divided
        JOIN pg_class AS class ON class.oid = divided.partrelid
        JOIN pg_attribute AS attribute ON attribute.attrelid = class.oid AND attribute.attnum = divided.partattrs[0]
        WHERE class.relnamespace = 'public'::regnamespace AND divided.partstrat = 'r' AND divided.partnatts = 1
        ORDER BY class.relname
    LOOP
        SELECT part.oid::regclass AS name, bound.sides[1]::bigint AS first, bound.sides[2]::bigint AS edge INTO last_part
        FROM pg_inherits JOIN pg_class AS part ON part.oid = inhrelid
        CROSS JOIN LATERAL (
            SELECT regexp_match(pg_get_expr(part.relpartbound, part.oid), 'FROM \(''?(\d+)''?\) TO \(''?(\d+)''?\)') AS sides
        ) AS bound
        WHERE inhparent = whole.oid AND bound.sides IS NOT NULL
        ORDER BY 3 DESC LIMIT 1;
        CONTINUE WHEN NOT FOUND;
        EXECUTE format('SELECT coalesce(max(%I), 0) FROM %s', whole.key, whole.name) INTO newest;
        size := last_part.edge - last_part.first;
        edge := last_part.edge;
        IF newest >= edge THEN
            -- Parts were lacking. What came meanwhile is in the part for the rest and stays there.
            edge := (newest / size + 1) * size;
        END IF;
        WHILE edge - newest < parts_ahead * size LOOP
            -- Made first and attached then, it takes weaker locks than a table that is made as a part.
            EXECUTE format('CREATE TABLE public.%I (LIKE %s INCLUDING ALL)', whole.relname || '_' || edge / size, last_part.name);
            EXECUTE format('ALTER TABLE %s ATTACH PARTITION public.%I FOR VALUES FROM (%s) TO (%s)',
                whole.name, whole.relname || '_' || edge / size, edge, edge + size);
            edge := edge + size;
            added := added + 1;
        END LOOP;
    END LOOP;
    RETURN added;
END
$$;
