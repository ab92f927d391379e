-- Divides reports into parts of a million, a month's worth at fifty million residents; see docs/skala.md. Once, in a quiet
-- hour, after divide.sql in the same session. It takes as long as it takes to look through the old rows.
SELECT pg_temp.divide('reports', 1000000);
SELECT pg_temp.check_references('reports');
ANALYZE "reports";
