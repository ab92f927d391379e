-- AlterTable
ALTER TABLE "partners" ADD COLUMN     "search" tsvector;

-- Hand-written: Prisma writes no expression of a generated column. Each table is closed while its column is written anew.
-- Kind and area have weight B, so that "bank sampah medan" finds what says neither in its name. What people call each kind
-- of row stands in it too: "laporan di medan", "jadwal gotong royong", "jual kardus".

ALTER TABLE "reports" ALTER COLUMN "search" SET EXPRESSION AS (
    setweight(to_tsvector('indonesian', search_words("location" || ' ' || "damage_type")), 'A')
    || setweight(to_tsvector('indonesian', search_words('laporan ' || coalesce("regency", '') || ' ' || coalesce("province", ''))), 'B')
    || to_tsvector('indonesian', search_words("description"))
    || strip(to_tsvector('simple', search_words("location" || ' ' || "damage_type"))));

ALTER TABLE "places" ALTER COLUMN "search" SET EXPRESSION AS (
    setweight(to_tsvector('indonesian', search_words("name")), 'A')
    || setweight(to_tsvector('indonesian', search_words(
        CASE "kind" WHEN 'taman_kota' THEN 'taman kota' WHEN 'hutan_kota' THEN 'hutan kota' WHEN 'kebun_raya' THEN 'kebun raya'
            WHEN 'mangrove' THEN 'mangrove' WHEN 'bank_sampah' THEN 'bank sampah' WHEN 'daur_ulang' THEN 'daur ulang'
            WHEN 'konservasi' THEN 'konservasi' ELSE '' END
        || ' ' || coalesce("regency", '') || ' ' || coalesce("province", ''))), 'B')
    || to_tsvector('indonesian', search_words("description"))
    || strip(to_tsvector('simple', search_words("name"))));

ALTER TABLE "events" ALTER COLUMN "search" SET EXPRESSION AS (
    setweight(to_tsvector('indonesian', search_words("title")), 'A')
    || setweight(to_tsvector('indonesian', search_words(
        CASE "category" WHEN 'GOTONG_ROYONG' THEN 'gotong royong' WHEN 'DISKUSI' THEN 'diskusi' WHEN 'KAMPANYE' THEN 'kampanye'
            WHEN 'WORKSHOP' THEN 'workshop' ELSE 'tanam pohon' END
        || ' ' || "location" || ' ' || coalesce("regency", '') || ' ' || coalesce("province", ''))), 'B')
    || to_tsvector('indonesian', search_words('kegiatan jadwal ' || "organiser" || ' ' || "description"))
    || strip(to_tsvector('simple', search_words("title"))));

ALTER TABLE "partners" DROP COLUMN "search";
ALTER TABLE "partners" ADD COLUMN "search" tsvector GENERATED ALWAYS AS (
    setweight(to_tsvector('indonesian', search_words("name")), 'A')
    || setweight(to_tsvector('indonesian', search_words('bank sampah'
        || CASE WHEN 'plastik' = ANY ("materials") THEN ' plastik' ELSE '' END
        || CASE WHEN 'kertas' = ANY ("materials") THEN ' kertas dan kardus' ELSE '' END
        || CASE WHEN 'logam' = ANY ("materials") THEN ' logam' ELSE '' END
        || CASE WHEN 'kaca' = ANY ("materials") THEN ' kaca' ELSE '' END
        || CASE WHEN 'elektronik' = ANY ("materials") THEN ' elektronik' ELSE '' END
        || CASE WHEN 'minyak_jelantah' = ANY ("materials") THEN ' minyak jelantah' ELSE '' END
        || CASE WHEN 'tekstil' = ANY ("materials") THEN ' tekstil' ELSE '' END
        || CASE WHEN 'organik' = ANY ("materials") THEN ' organik' ELSE '' END
        || ' ' || coalesce("regency", '') || ' ' || coalesce("province", ''))), 'B')
    || to_tsvector('indonesian', search_words('jual buang setor tabung harga kilo ' || coalesce("address", '') || ' ' || jsonb_path_query_array("prices", '$[*].name')::text))
    || strip(to_tsvector('simple', search_words("name")))) STORED;
CREATE INDEX "partners_search_idx" ON "partners" USING gin ("search") WITH (gin_pending_list_limit = 64);
ALTER TABLE "partners" ALTER COLUMN "search" SET STATISTICS 300;

ANALYZE "reports", "places", "events", "partners";
