-- Version 1, e86d66bfd6599b1d
-- Facts about a new report for the filter, once it is the turn of its writer and its text. Each statement of a function
-- sees what was committed before it began: of several reports sent at once by one person, or with one text, each sees
-- those before it. The locks are those of takeTurn() in lib/holding/sql.ts, in the same order.
CREATE OR REPLACE FUNCTION report_facts_in_turn(
    writer text, keys text[], hash text, telling boolean,
    burst_since timestamptz, burst_count integer, repeat_since timestamptz
) RETURNS TABLE ("recent" integer, "repeated" boolean, "known" boolean) LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended(writer, 1)), pg_advisory_xact_lock(hashtextextended(hash, 2));
    RETURN QUERY SELECT
        -- A key at a time: the plan is made once for all writers, and must not look for the latest among all reports.
        (SELECT count(*)::int FROM unnest(keys) AS own CROSS JOIN LATERAL (
            SELECT "created_at" FROM "reports" WHERE "writer_key" = own ORDER BY "id" DESC LIMIT burst_count
        ) AS latest WHERE latest."created_at" > burst_since),
        EXISTS (
            SELECT FROM "reports"
            -- The column is of a fixed length; compared as text it would have no index.
            WHERE "text_hash" = hash::bpchar AND "created_at" > repeat_since AND (telling OR "writer_key" = ANY (keys))
        ),
        writer NOT LIKE 'user:%' OR EXISTS (SELECT FROM "users" WHERE "id" = substr(writer, 6)::int);
END
$$;
