/** What a sample resident says. Nobody of them is real, and the pages say so. */
export interface Testimonial {
  /** A first name only, which nobody can be known by. */
  name: string;
  role: string;
  /** Of `public/ilustrasi`. */
  drawing: string;
  quote: string;
  /** What can be read on. */
  more?: readonly string[];
}

/** The four of /warga. */
export const CITIZENS: readonly Testimonial[] = [
  {
    name: "Ratna",
    role: "ibu rumah tangga di sebuah kampung kota",
    drawing: "selokan",
    quote:
      "Dulu saya hanya mengeluh setiap selokan meluap. Sekarang saya memotretnya, menulis laporan, dan tahu sudah sampai mana penanganannya.",
  },
  {
    name: "Yusuf",
    role: "ketua RT",
    drawing: "timbangan",
    quote:
      "Kami mulai dari satu timbangan pinjaman. Setelah lokasinya ada di peta, warga gang sebelah ikut membawa botol dan kardusnya.",
  },
  {
    name: "Melati",
    role: "siswi SMP",
    drawing: "lima-warna",
    quote:
      "Setelah membaca tipsnya, aku dan teman sebangku memasang lima tempat sampah di kelas. Ternyata yang paling sulit itu konsisten.",
  },
  {
    name: "Wayan",
    role: "pedagang di tepi pantai",
    drawing: "mangrove",
    quote:
      "Saya ikut menanam karena pantai tempat saya berjualan makin sempit. Bulan berikutnya saya kembali untuk memeriksa bibitnya.",
  },
];

/** The four of /hijau. */
export const VOLUNTEERS: readonly Testimonial[] = [
  {
    name: "Dimas",
    role: "relawan penanam pohon",
    drawing: "tanam",
    quote: "Menanam itu cepat. Merawat sampai hidup, itulah yang mengajari saya sabar.",
    more: [
      "Waktu pertama ikut, saya mengira tugasnya selesai begitu lubang ditutup. Ternyata panitia meminta kami membagi jadwal menyiram sampai musim hujan tiba.",
      "Sekarang setiap menanam saya bertanya dua hal: jenisnya cocok atau tidak, dan siapa yang akan merawatnya.",
    ],
  },
  {
    name: "Intan",
    role: "relawan bank sampah",
    drawing: "bank-sampah",
    quote: "Saya datang untuk menimbang botol, lalu pulang mengenal nama hampir semua tetangga.",
    more: [
      "Setiap Sabtu pagi kami membuka meja di pos ronda. Yang paling ramai justru obrolannya: cara memilah, cara mencuci wadah, sampai kabar siapa yang sakit.",
      "Kalau mau mulai, jangan menunggu alat lengkap. Satu timbangan dan satu buku catatan sudah cukup.",
    ],
  },
  {
    name: "Bima",
    role: "relawan bersih sungai",
    drawing: "lapor",
    quote:
      "Memungut sampah di sungai itu baik, tetapi mencatat dari mana asalnya membuat kami tidak perlu terus memungut.",
    more: [
      "Setelah tiga kali gotong royong di tempat yang sama, kami sadar sampahnya selalu kembali. Kami lalu melaporkan titiknya lengkap dengan foto.",
      "Sejak itu kami datang bukan hanya membawa karung, tetapi juga membawa catatan untuk dibahas bersama kelurahan.",
    ],
  },
  {
    name: "Sekar",
    role: "relawan pengajar kompos",
    drawing: "kompos",
    quote: "Kompos pertama saya gagal dan berbau. Justru cerita gagal itulah yang paling sering ditanyakan orang.",
    more: [
      "Saya mengajar di halaman musala dengan satu ember bekas. Kami mengaduk bersama, mencium baunya bersama, lalu menebak apa yang kurang: daun kering, udara, atau waktu.",
      "Beberapa minggu kemudian, ibu-ibu yang dulu jijik sudah saling bertukar bibit cabai.",
    ],
  },
];
