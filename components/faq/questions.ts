interface FrequentQuestion {
  question: string;
  /** Paragraphs, as search engines get them too. */
  answer: readonly string[];
  link: { label: string; href: string };
}

/** The five of /faq. */
export const QUESTIONS: readonly FrequentQuestion[] = [
  {
    question: "Apa itu Sulur dan siapa yang boleh memakainya?",
    answer: [
      "Sulur adalah platform digital yang membantu warga dan komunitas setempat berinteraksi, berkomunikasi, serta menyuarakan kebutuhan dan aspirasinya tentang lingkungan.",
      "Siapa pun boleh memakainya, tanpa biaya: warga, pengurus RT, sekolah, dan komunitas.",
    ],
    link: { label: "Baca tentang Sulur", href: "/virtual-tour" },
  },
  {
    question: "Apakah saya harus punya akun?",
    answer: [
      "Tidak. Anda dapat membaca, melapor, menambah lokasi hijau, dan mendaftar kegiatan tanpa akun.",
      "Dengan akun, laporan, lokasi, dan pendaftaran Anda terkumpul di satu halaman, juga bila Anda berganti ponsel.",
    ],
    link: { label: "Buat akun", href: "/register" },
  },
  {
    question: "Bagaimana cara melaporkan kerusakan lingkungan?",
    answer: [
      "Buka halaman Laporan, isi kolom yang bertanda bintang, tunjuk tempatnya di peta, dan tambahkan foto bila ada.",
      "Anda langsung mendapat nomor laporan. Dengan nomor itu siapa pun dapat mengikuti langkahnya sampai selesai.",
    ],
    link: { label: "Kirim laporan", href: "/laporan" },
  },
  {
    question: "Mengapa laporan atau lokasi saya belum tampil di peta?",
    answer: [
      "Laporan dan lokasi baru menunggu diperiksa pengelola. Sesudah diperiksa, barulah titiknya tampil di peta untuk semua orang.",
      "Laporan yang menunggu sudah terlihat di daftar dengan tanda “Menunggu validasi”, tanpa foto. Bila ditolak, alasannya tertulis di halaman laporan itu.",
    ],
    link: { label: "Lihat cara kerja Sulur", href: "/cara-kerja" },
  },
  {
    question: "Bagaimana data pribadi saya dijaga?",
    answer: [
      "Email tidak pernah tampil. Nomor telepon hanya tampil bila bank sampah memasangnya sendiri. Tempat pengambilan yang tersimpan di dalam foto dihapus.",
      "Bila punya akun, Anda dapat mengunduh atau menghapus data Anda sendiri dari halaman akun.",
    ],
    link: { label: "Baca halaman privasi", href: "/privasi" },
  },
];

/** schema.org's FAQPage. */
export function questionsData(): Record<string, unknown> {
  return {
    "@type": "FAQPage",
    inLanguage: "id",
    mainEntity: QUESTIONS.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer.join(" ") },
    })),
  };
}
