-- The community events of the first start are samples. Until now they stood on every site, with invented registrations
-- and without saying so. An event of the seed that still has its title is a sample, whatever else was edited.
UPDATE "events" SET "title" = 'Contoh: ' || "title"
WHERE "writer_key" = 'system:seed' AND "title" IN (
    'Bersih-Bersih Sungai', 'Diskusi Sampah Plastik', 'Tanam 1000 Pohon',
    'Workshop Kompos', 'Bersih-Bersih Pantai', 'Kampanye Hemat Energi',
    'Tanam Trembesi di Tepi Jalan', 'Tanam Mangrove di Wonorejo', 'Hijaukan Tepi Danau Bersama',
    'Tanam Sagu dan Matoa', 'Tanam Pohon Buah di Sekolah'
);

-- A site without samples loses those that nobody touched: each change by an organiser raises the revision.
DELETE FROM "events"
WHERE "writer_key" = 'system:seed' AND "title" LIKE 'Contoh: %'
    AND EXISTS (SELECT FROM "settings" WHERE "key" = 'seeded' AND "value" = 'none')
    AND "revision" = 0 AND "result_at" IS NULL
    AND NOT EXISTS (SELECT FROM "event_registrations" WHERE "event_id" = "events"."id")
    AND NOT EXISTS (SELECT FROM "report_events" WHERE "event_id" = "events"."id")
    AND NOT EXISTS (SELECT FROM "events" AS "repeats" WHERE "repeats"."series_id" = "events"."id");

-- The others stay, with the seats that people took. Seats that this frees are offered to those who wait.
UPDATE "events" SET "registered" = (
    SELECT COALESCE(sum("people"), 0) FROM "event_registrations"
    WHERE "event_id" = "events"."id" AND "status" IN ('CONFIRMED', 'OFFERED') AND "walk_in_key" IS NULL
)
WHERE "writer_key" = 'system:seed' AND EXISTS (SELECT FROM "settings" WHERE "key" = 'seeded' AND "value" = 'none');
