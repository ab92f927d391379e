-- AlterTable
ALTER TABLE "messages" ALTER COLUMN "phone" SET DATA TYPE VARCHAR(60);

-- AlterTable
ALTER TABLE "event_registrations" ALTER COLUMN "phone" SET DATA TYPE VARCHAR(60);

-- AlterTable
ALTER TABLE "partners" ALTER COLUMN "phone" SET DATA TYPE VARCHAR(60);

-- Hand-written

-- As `readPhone` reads numbers; NULL for one that is right, or that cannot be read.
CREATE FUNCTION pg_temp.corrected_phone(stored TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE AS $$
  SELECT '+62' || national FROM (
    SELECT digits, regexp_replace(regexp_replace(regexp_replace(digits,
      '^(\+?00|\+)?62|^\+?0', ''), '^0', ''), '^62(?=\d{9})0?', '') AS national
    FROM (SELECT regexp_replace(stored, '[ ().-]', '', 'g') AS digits) AS plain
  ) AS read
  WHERE (digits ~ '^(\+?00|\+)?62|^\+?0' OR digits ~ '^8[1-9]') AND digits !~ '^(\+|00)(?!62|0)'
    AND national ~ '^[1-9]\d{6,12}$' AND '+62' || national <> stored
$$;

UPDATE messages SET phone = pg_temp.corrected_phone(phone) WHERE pg_temp.corrected_phone(phone) IS NOT NULL;

-- The samples had a number that nobody can read; numbers with 0810 are not given out.
UPDATE partners SET phone = '+6281000000000' WHERE phone = '+62000000000';
UPDATE partners SET phone = pg_temp.corrected_phone(phone) WHERE pg_temp.corrected_phone(phone) IS NOT NULL;

-- One number is registered once by each writer: a second form of it stays as it is.
UPDATE event_registrations SET phone = corrected.phone
FROM (
  SELECT id, phone, row_number() OVER (PARTITION BY event_id, phone, writer_key ORDER BY id) AS rank FROM (
    SELECT id, event_id, writer_key, pg_temp.corrected_phone(phone) AS phone FROM event_registrations
    WHERE email_key IS NULL
  ) AS read WHERE phone IS NOT NULL
) AS corrected
WHERE event_registrations.id = corrected.id AND (corrected.rank = 1 OR event_registrations.writer_key IS NULL)
  AND NOT EXISTS (
    SELECT FROM event_registrations AS other
    WHERE other.event_id = event_registrations.event_id AND other.email_key IS NULL
      AND other.phone = corrected.phone AND other.writer_key = event_registrations.writer_key);
UPDATE event_registrations SET phone = pg_temp.corrected_phone(phone)
WHERE email_key IS NOT NULL AND pg_temp.corrected_phone(phone) IS NOT NULL;
