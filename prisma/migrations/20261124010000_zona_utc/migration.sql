-- Prisma's adapter drops the offset of what it reads, so that a session in another zone than UTC is told wrong times. A
-- database of somebody else may have any zone; this is about our role in it alone, and holds for connections from now on.
DO $$ BEGIN
  EXECUTE format('ALTER ROLE %I IN DATABASE %I SET TimeZone TO ''UTC''', current_user, current_database());
END $$;
