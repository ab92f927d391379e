-- Hand-written: who was invited as a volunteer follows the same area for gatherings alone. The mailbox is that of `mailboxOf`
-- (lib/mails/rules.ts), the area and its clock those of `INVITED_AREAS` (lib/volunteers/rules.ts).

INSERT INTO "area_follows" ("area_code", "user_id", "email", "mailbox", "kinds", "zone", "consented_at", "confirmed_at", "sent_at")
SELECT place."code", "users"."id", CASE WHEN "users"."id" IS NULL THEN "volunteers"."email" END,
    CASE WHEN "users"."id" IS NOT NULL THEN NULL
        WHEN address."domain" IN ('gmail.com', 'googlemail.com') THEN replace(address."name", '.', '') || '@gmail.com'
        ELSE address."name" || '@' || address."domain" END,
    ARRAY['GATHERINGS']::"AreaFollowKind"[], place."zone"::"EventZone",
    coalesce("volunteers"."consented_at", "volunteers"."confirmed_at"), "volunteers"."confirmed_at", now()
FROM "volunteers"
JOIN (VALUES ('Jakarta Selatan', '31.74', 'WIB'), ('Bandung', '32.73', 'WIB'), ('Yogyakarta', '34', 'WIB'), ('Bali', '51', 'WITA'),
    ('Surabaya', '35.78', 'WIB'), ('Medan', '12.71', 'WIB')) AS place("area", "code", "zone") ON place."area" = "volunteers"."area"
CROSS JOIN LATERAL (SELECT lower(btrim(normalize("volunteers"."email", NFKC))) AS "key") AS folded
CROSS JOIN LATERAL (SELECT regexp_replace(regexp_replace(folded."key", '@[^@]*$', ''), '(?<!^)\+.*$', '') AS "name",
    substring(folded."key" FROM '[^@]*$') AS "domain") AS address
LEFT JOIN "users" ON "users"."email_key" = folded."key"
WHERE "volunteers"."held_reason" IS NULL AND "volunteers"."hidden_at" IS NULL AND "volunteers"."confirmed_at" IS NOT NULL
    AND "volunteers"."opted_out_at" IS NULL AND "volunteers"."email" IS NOT NULL
ORDER BY "volunteers"."id"
ON CONFLICT DO NOTHING;

DROP INDEX "volunteers_invitable_idx";
