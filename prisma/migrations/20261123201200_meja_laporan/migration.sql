-- CreateTable: sentences that staff are offered when they write to a reporter.
CREATE TABLE "reply_templates" (
    "id" SERIAL NOT NULL,
    "action" VARCHAR(20) NOT NULL,
    "damage_type" VARCHAR(80),
    "text" VARCHAR(500) NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT "reply_templates_pkey" PRIMARY KEY ("id")
);

-- CreateTable: who of the staff looks after a report.
CREATE TABLE "report_assignments" (
    "report_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "report_assignments_pkey" PRIMARY KEY ("report_id")
);
CREATE INDEX "report_assignments_user_id_report_id_idx" ON "report_assignments"("user_id", "report_id");
ALTER TABLE "report_assignments" ADD CONSTRAINT "report_assignments_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "reports"("id")
    ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "report_assignments" ADD CONSTRAINT "report_assignments_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id")
    ON DELETE CASCADE ON UPDATE CASCADE;

-- Hand-written: the sentences that the desk has offered so far.
INSERT INTO "reply_templates" ("action", "text") VALUES
    ('verify', 'Foto dan titik lokasi sudah kami periksa.'),
    ('verify', 'Sudah kami pastikan lewat warga setempat.'),
    ('reject', 'Lokasi atau bukti belum cukup jelas untuk diperiksa. Silakan lapor lagi dengan foto dan titik lokasi.'),
    ('reject', 'Laporan yang sama sudah kami terima dan sedang ditangani.'),
    ('reject', 'Isi laporan bukan tentang kerusakan lingkungan.'),
    ('reject', 'Foto atau keterangan memuat data pribadi orang lain.'),
    ('start', 'Laporan sudah diteruskan ke dinas lingkungan hidup setempat.'),
    ('start', 'Relawan dijadwalkan turun ke lokasi.'),
    ('start', 'Gotong royong warga sedang disiapkan.'),
    ('claim', 'Lokasi sudah dibersihkan.'),
    ('claim', 'Kerusakan sudah diperbaiki.'),
    ('claim', 'Dinas terkait sudah menangani lokasi ini.'),
    ('reopen', 'Kerusakan muncul lagi di tempat yang sama.'),
    ('reopen', 'Perbaikan ternyata belum tuntas.'),
    ('ask', 'Di sebelah mana tepatnya kejadian ini? Sebutkan patokan terdekat.'),
    ('ask', 'Apakah kerusakan ini masih berlangsung hari ini?'),
    ('ask', 'Bisakah Anda menjelaskan apa yang terlihat di foto?');
