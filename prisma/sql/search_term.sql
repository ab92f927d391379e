-- Version 1, e4d7e1a9e2cba9e4
-- A word with its other forms and names as one query of stems, each once. It is immutable, so that the planner knows how
-- common they are; the stems need no statement of their own.
CREATE OR REPLACE FUNCTION search_term(alternatives text[]) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT coalesce(string_agg(DISTINCT nullif(to_tsquery('indonesian', one)::text, ''), ' | '), '')::tsquery
    FROM unnest(alternatives) AS one
$$;
