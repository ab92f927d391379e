/** What the dialogs of "Teknologi Hijau" tell. */

interface RecommendedApp {
  name: string;
  use: string;
  /** Null for the one that is found in app stores. */
  url: string | null;
}

export const APPS: readonly RecommendedApp[] = [
  {
    name: "Jejak Karbonku",
    use: "Kalkulator dan pustaka faktor emisi Indonesia dari IESR.",
    url: "https://jejakkarbonku.id",
  },
  {
    name: "SP4N-LAPOR!",
    use: "Layanan pengaduan pemerintah, juga untuk pencemaran dan sampah liar.",
    url: "https://www.lapor.go.id",
  },
  {
    name: "iNaturalist",
    use: "Mengenali dan mencatat tumbuhan serta hewan di sekitar Anda.",
    url: "https://www.inaturalist.org",
  },
  { name: "Info BMKG", use: "Cuaca, kualitas udara, dan peringatan dini dari BMKG.", url: null },
];

export const TECHNOLOGIES: readonly { name: string; text: string }[] = [
  {
    name: "Lubang biopori",
    text: "Pipa berlubang sedalam sekitar satu meter di tanah. Diisi sampah organik, ia menjadi kompos dan membantu air hujan meresap.",
  },
  {
    name: "Komposter ember",
    text: "Dua ember bersusun dengan saringan: sisa dapur di atas, cairan pupuk di bawah. Cocok untuk rumah tanpa halaman.",
  },
  {
    name: "Panen air hujan",
    text: "Talang, saringan daun, dan tandon. Airnya untuk menyiram dan mencuci halaman, bukan untuk diminum tanpa diolah.",
  },
  {
    name: "Panel surya atap",
    text: "Mengurangi listrik dari jaringan pada siang hari. Tanyakan lebih dahulu aturan dan kuota sambungan kepada PLN setempat.",
  },
  {
    name: "Lampu LED dan sensor gerak",
    text: "Langkah termurah untuk lorong, halaman, dan pos ronda yang lampunya menyala semalaman.",
  },
];

/** How a neighbourhood uses the PDF guide. */
export const GUIDE_STEPS: readonly string[] = [
  "Unduh panduan PDF dan cetak halaman daftar centangnya, satu untuk tiap rumah.",
  "Bacakan satu langkah saja di pertemuan RT atau arisan, paling lama sepuluh menit.",
  "Sepakati satu hal yang dicoba semua rumah minggu ini, lalu tempel posternya.",
  "Minggu berikutnya, tanyakan apa yang berhasil dan apa yang menyulitkan.",
  "Setelah lima langkah, hitung lagi jejak karbon dan bandingkan dengan hasil pertama.",
];
