import { describe, expect, it } from "vitest";
import { gazetteer } from "@/lib/server/geocoder/gazetteer";
import { cpuTime } from "@/scripts/testing/cpu-time";

function labelFor(text: string): string | undefined {
  return gazetteer().find(text)?.label.replace(" (perkiraan)", "");
}

describe("find", () => {
  it("answers with a point that is said to be approximate", () => {
    const point = gazetteer().find("Bogor");
    expect(point).toMatchObject({ label: "Kota Bogor, Jawa Barat (perkiraan)", approximate: true });
    expect(point?.latitude).toBeCloseTo(-6.6, 1);
    expect(point?.longitude).toBeCloseTo(106.8, 1);
  });

  it.each([
    // A bare name means the city before the regency around it, and both before a village.
    ["Bogor", "Kota Bogor, Jawa Barat"],
    ["MAGELANG", "Kota Magelang, Jawa Tengah"],
    ["sleman", "Kabupaten Sleman, DI Yogyakarta"],
    ["Jepara", "Kabupaten Jepara, Jawa Tengah"],
    ["Gorontalo", "Kota Gorontalo, Gorontalo"],
    ["Bali", "Bali"],
    ["Papua Barat Daya", "Papua Barat Daya"],
    ["Lembang", "Lembang, Kabupaten Bandung Barat, Jawa Barat"],
    // Names that say what they are.
    ["Kab. Bogor", "Kabupaten Bogor, Jawa Barat"],
    ["Kab Bogor", "Kabupaten Bogor, Jawa Barat"],
    ["kabupaten pekalongan", "Kabupaten Pekalongan, Jawa Tengah"],
    ["Kotamadya Bandung", "Kota Bandung, Jawa Barat"],
    ["Provinsi Gorontalo", "Gorontalo"],
    ["Prov. Jambi", "Jambi"],
    ["Bogor Regency", "Kabupaten Bogor, Jawa Barat"],
    ["Malang City", "Kota Malang, Jawa Timur"],
    ["Kota Bogor cabang Medan", "Kota Bogor, Jawa Barat"],
    ["Kec. Ubud", "Ubud, Kabupaten Gianyar, Bali"],
    ["Kec. Tebet, Jaksel", "Tebet, Kota Administrasi Jakarta Selatan, DKI Jakarta"],
    // Abbreviations, other names and former ones.
    ["Jogja", "Kota Yogyakarta, DI Yogyakarta"],
    ["Kota Yogya", "Kota Yogyakarta, DI Yogyakarta"],
    ["DIY", "DI Yogyakarta"],
    ["D.I. Yogyakarta", "DI Yogyakarta"],
    ["Jaksel", "Kota Administrasi Jakarta Selatan, DKI Jakarta"],
    ["Jakbar", "Kota Administrasi Jakarta Barat, DKI Jakarta"],
    ["Jaktim", "Kota Administrasi Jakarta Timur, DKI Jakarta"],
    ["Jakut", "Kota Administrasi Jakarta Utara, DKI Jakarta"],
    ["Jakpus", "Kota Administrasi Jakarta Pusat, DKI Jakarta"],
    ["Jak. Sel.", "Kota Administrasi Jakarta Selatan, DKI Jakarta"],
    ["South Jakarta", "Kota Administrasi Jakarta Selatan, DKI Jakarta"],
    ["Jakarta", "DKI Jakarta"],
    ["Tangsel", "Kota Tangerang Selatan, Banten"],
    ["Sby", "Kota Surabaya, Jawa Timur"],
    ["bdg", "Kota Bandung, Jawa Barat"],
    ["Solo", "Kota Surakarta, Jawa Tengah"],
    ["Ujung Pandang", "Kota Makassar, Sulawesi Selatan"],
    ["Makasar", "Kota Makassar, Sulawesi Selatan"],
    ["Siantar", "Kota Pematangsiantar, Sumatera Utara"],
    ["Kukar", "Kabupaten Kutai Kartanegara, Kalimantan Timur"],
    ["Mamuju Utara", "Kabupaten Pasangkayu, Sulawesi Barat"],
    ["Toba Samosir", "Kabupaten Toba, Sumatera Utara"],
    ["Sumatra Barat", "Sumatera Barat"],
    ["NTT", "Nusa Tenggara Timur"],
    ["Mentawai", "Kabupaten Kepulauan Mentawai, Sumatera Barat"],
    ["Kep. Seribu", "Kabupaten Administrasi Kepulauan Seribu, DKI Jakarta"],
    // Spaces and hyphens.
    ["Bukit Tinggi", "Kota Bukittinggi, Sumatera Barat"],
    ["Bau-Bau", "Kota Baubau, Sulawesi Tenggara"],
    ["pare pare", "Kota Parepare, Sulawesi Selatan"],
    ["Tanjungpinang", "Kota Tanjung Pinang, Kepulauan Riau"],
    ["Palangkaraya", "Kota Palangka Raya, Kalimantan Tengah"],
    ["Toli-Toli", "Kabupaten Tolitoli, Sulawesi Tengah"],
    ["Kota Agung, Tanggamus", "Kotaagung, Kabupaten Tanggamus, Lampung"],
    // One letter wrong, missing, too many or swapped.
    ["Bukittingi", "Kota Bukittinggi, Sumatera Barat"],
    ["surabya", "Kota Surabaya, Jawa Timur"],
    ["Semarnag", "Kota Semarang, Jawa Tengah"],
    ["Djakarta", "DKI Jakarta"],
    ["Mataramm", "Kota Mataram, Nusa Tenggara Barat"],
    ["Jakrta Selatan", "Kota Administrasi Jakarta Selatan, DKI Jakarta"],
    ["Jalan Melati 3, Surabya", "Kota Surabaya, Jawa Timur"],
    ["got meluap di Balikpapn dekat pasar", "Kota Balikpapan, Kalimantan Timur"],
    ["kantor desa Cilawo Garut", "Cilawu, Kabupaten Garut, Jawa Barat"],
    ["Bogor, Semarng", "Kota Bogor, Jawa Barat"],
    // Parts between commas: the most specific one that the others speak for.
    ["Kuta, Badung, Bali", "Kuta, Kabupaten Badung, Bali"],
    ["Bandung, Tulungagung", "Bandung, Kabupaten Tulungagung, Jawa Timur"],
    ["Sumber, Cirebon, Jawa Barat", "Sumber, Kabupaten Cirebon, Jawa Barat"],
    ["Depok, Sleman", "Depok, Kabupaten Sleman, DI Yogyakarta"],
    ["Banjar, Kalimantan Selatan", "Kabupaten Banjar, Kalimantan Selatan"],
    ["Martapura, Banjar", "Martapura, Kabupaten Banjar, Kalimantan Selatan"],
    ["Batu, Malang", "Kota Batu, Jawa Timur"],
    ["Puncak, Bogor", "Kota Bogor, Jawa Barat"],
    ["Surabaya, Jawa Barat", "Kota Surabaya, Jawa Timur"],
    ["Entah Apa, Kab. Sidoarjo, Jawa Timur, Indonesia", "Kabupaten Sidoarjo, Jawa Timur"],
    // Words inside longer texts.
    ["Taman Menteng Jakarta Pusat", "Menteng, Kota Administrasi Jakarta Pusat, DKI Jakarta"],
    ["Pantai Kuta", "Kuta, Kabupaten Badung, Bali"],
    ["Simpang Lima Semarang", "Kota Semarang, Jawa Tengah"],
    ["Bogor Taman Kencana", "Kota Bogor, Jawa Barat"],
    ["batang pohon tumbang di Sleman", "Kabupaten Sleman, DI Yogyakarta"],
    ["RT 03 RW 05 Kel. Cipinang Melayu, Jakarta Timur 13620", "Kota Administrasi Jakarta Timur, DKI Jakarta"],
    // Streets and dishes are named after towns elsewhere.
    ["Jalan Semarang, Surabaya", "Kota Surabaya, Jawa Timur"],
    ["Jl. Raya Bogor, Cibinong", "Cibinong, Kabupaten Bogor, Jawa Barat"],
    ["Soto Lamongan Bekasi", "Kota Bekasi, Jawa Barat"],
  ])("takes %j for %s", (text, label) => {
    expect(labelFor(text)).toBe(label);
  });

  it.each([
    "",
    " ,;, ",
    "12345",
    "asdfgh",
    "Negeri Antah Berantah",
    "Lapangan Merdeka",
    "taman",
    "Jl. Semarang No. 5",
    "Warung Tegal Pak Budi",
    "dekat batu besar",
    "constructor",
    "__proto__ hasOwnProperty",
    "雅加达",
    "😀😀😀",
    "\ud800",
  ])("does not guess from %j", (text) => {
    expect(gazetteer().find(text)).toBeNull();
  });

  it("lets no text take long or break it", () => {
    const letters = "abcdefghijklmnopqrstuvwxyzABCJKS     ,.-'()éñ\u0301😀\ud800\t012";
    // A generator of its own, so that a text that fails is the same on each run.
    let seed = 42;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    const took = cpuTime(() => {
      for (let count = 0; count < 10_000; count += 1) {
        gazetteer().find(Array.from({ length: random(200) }, () => letters[random(letters.length)]).join(""));
      }
    });
    expect(took / 10_000).toBeLessThan(2);
    expect(cpuTime(() => gazetteer().find("semaran ".repeat(10_000)))).toBeLessThan(500);
  });
});
