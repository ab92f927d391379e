-- Divides forum_comments into parts of two million, a month's worth at fifty million residents; see docs/skala.md. Once, in a
-- quiet hour, after divide.sql in the same session. It takes as long as it takes to look through the old rows.
SELECT pg_temp.divide('forum_comments', 2000000);
SELECT pg_temp.check_references('forum_comments');
ANALYZE "forum_comments";
