-- AlterTable
ALTER TABLE "idempotency_keys" ADD COLUMN     "owners" VARCHAR(80)[] DEFAULT ARRAY[]::VARCHAR(80)[];

-- Hand-written

-- What opens a new answer is no longer stored.
UPDATE "idempotency_keys" SET "key" = encode(sha256(convert_to("key", 'UTF8')), 'hex');

-- The scope names the sender, or the row that was made does; an answer without a sender is replayed to nobody.
UPDATE "idempotency_keys" SET "owners" = ARRAY[substring("scope" FROM '(?:user|visitor):\S+$')]::VARCHAR(80)[]
WHERE "scope" ~ ' (user|visitor):\S+$';
UPDATE "idempotency_keys" AS k SET "owners" = ARRAY[r."writer_key"]::VARCHAR(80)[] FROM "reports" AS r
WHERE k."scope" = 'POST /api/reports anonymous' AND k."body"->>'id' = r."id"::text;
UPDATE "idempotency_keys" AS k SET "owners" = ARRAY[p."writer_key"]::VARCHAR(80)[] FROM "places" AS p
WHERE k."scope" = 'POST /api/locations anonymous' AND k."body"->>'id' = p."id"::text;
UPDATE "idempotency_keys" AS k SET "owners" = ARRAY[t."writer_key"]::VARCHAR(80)[] FROM "forum_threads" AS t
WHERE k."scope" = 'POST /api/threads anonymous' AND k."body"->>'id' = t."id"::text;
UPDATE "idempotency_keys" AS k SET "owners" = ARRAY[c."writer_key"]::VARCHAR(80)[] FROM "forum_comments" AS c
WHERE k."scope" ~ '^POST /api/threads/[0-9]+/comments anonymous$' AND k."body"->>'id' = c."id"::text;
UPDATE "idempotency_keys" AS k SET "owners" = ARRAY[u."writer_key"]::VARCHAR(80)[] FROM "report_updates" AS u
WHERE k."scope" ~ '^POST /api/reports/[^/ ]+/updates anonymous$' AND k."body"->>'id' = u."id"::text;

-- Keys of private links stand only in other answers, which no phone waits for; these are empty from now on.
UPDATE "idempotency_keys" SET "body" = NULL
WHERE "scope" !~ '^POST /api/(reports|locations|threads|photos)[/ ]';
