import type { SearchDocument } from "./documents";

interface SearchPage {
  path: string;
  title: string;
  /** What is there, shown under the title. */
  text: string;
}

/** The pages whose text stands in the code. */
const SEARCH_PAGES: readonly SearchPage[] = [
  { path: "/home", title: "Beranda", text: "Peta, laporan terbaru, kegiatan, dan kisah warga di satu halaman." },
  {
    path: "/laporan",
    title: "Laporkan kerusakan lingkungan",
    text: "Kirim laporan sampah menumpuk, pencemaran, penebangan pohon, atau kerusakan lain dengan foto dan titik di peta, lalu ikuti penanganannya.",
  },
  {
    path: "/peta-lokasi",
    title: "Peta lokasi hijau",
    text: "Temukan taman kota, hutan kota, mangrove, bank sampah, dan titik aksi hijau di sekitar Anda, atau tambahkan yang belum ada.",
  },
  {
    path: "/bank-sampah",
    title: "Bank Sampah dan Daur Ulang",
    text: "Bank sampah dan tempat daur ulang di sekitar Anda.",
  },
  {
    path: "/event",
    title: "Event Tanam Pohon",
    text: "Jadwal menanam pohon bersama warga: kalender, sisa kursi, dan pendaftaran tanpa akun.",
  },
  {
    path: "/komunitas",
    title: "Event Komunitas",
    text: "Gotong royong, diskusi, kampanye, dan workshop lingkungan di sekitar Anda.",
  },
  {
    path: "/add-event-form",
    title: "Tambah Event",
    text: "Tambahkan event tanam pohon atau event komunitas dengan kode akses dari pengurus.",
  },
  {
    path: "/pendaftaran",
    title: "Pendaftaran Anda",
    text: "Lihat, ubah, atau batalkan pendaftaran kegiatan lewat tautan pribadi dari email.",
  },
  {
    path: "/tipk",
    title: "Tips Hidup Ramah Lingkungan",
    text: "Lima langkah dari rumah, panduan PDF, templat poster, kalkulator karbon, dan teknologi hijau seperti biopori dan kompos.",
  },
  { path: "/video", title: "Video Edukasi", text: "Tontonan pilihan tentang lingkungan, sampah, dan pohon." },
  {
    path: "/kalkulator",
    title: "Kalkulator Jejak Karbon",
    text: "Hitung jejak karbon Anda setahun dari listrik, perjalanan, makanan, dan sampah, lalu lihat apa yang dapat Anda lakukan.",
  },
  {
    path: "/metodologi",
    title: "Metodologi Kalkulator Karbon",
    text: "Rumus, faktor emisi, sumber, dan tanggal tinjauan setiap angka di kalkulator jejak karbon.",
  },
  {
    path: "/relawan",
    title: "Relawan Hijau",
    text: "Daftar menjadi relawan hijau dan lihat siapa yang sudah bergabung.",
  },
  { path: "/forum", title: "Forum Diskusi", text: "Bertanya dan berdiskusi tentang lingkungan dengan warga lain." },
  { path: "/coba-coding", title: "Kisah Aksi Nyata", text: "Kisah aksi lingkungan dari warga dan komunitas." },
  { path: "/tips", title: "Tips Komunitas Hijau", text: "Tips praktis untuk komunitas yang mulai bergerak." },
  {
    path: "/warga",
    title: "Suara Warga Peduli",
    text: "Testimoni tokoh contoh tentang melapor, memilah sampah, dan merawat lingkungan di sekitar rumah.",
  },
  {
    path: "/hijau",
    title: "Suara Relawan Hijau",
    text: "Testimoni relawan contoh tentang merawat lingkungan bersama.",
  },
  { path: "/virtual-tour", title: "Tentang Sulur", text: "Apa itu Sulur, untuk siapa, dan mengapa ada." },
  { path: "/our-team", title: "Tim Kami", text: "Orang-orang di balik Sulur." },
  { path: "/museum-history", title: "Visi dan Misi", text: "Visi, misi, dan sejarah Sulur." },
  {
    path: "/cara-kerja",
    title: "Cara Kerja",
    text: "Empat langkah memakai Sulur: daftar, laporkan kerusakan, tambahkan lokasi hijau, dan lihat peta.",
  },
  {
    path: "/hubungi",
    title: "Hubungi Kami",
    text: "Kontak pengelola Sulur: tulis pertanyaan, usul, atau tawaran kerja sama. Jawabannya lewat email.",
  },
  {
    path: "/faq",
    title: "Pertanyaan yang Sering Diajukan",
    text: "FAQ: jawaban singkat tentang akun, laporan, lokasi hijau, validasi, dan data pribadi.",
  },
  {
    path: "/privasi",
    title: "Privasi Anda",
    text: "Data pribadi apa yang disimpan Sulur tentang Anda, berapa lama, siapa yang melihatnya, dan apa hak Anda.",
  },
  { path: "/login", title: "Masuk", text: "Login ke akun Sulur Anda." },
  { path: "/register", title: "Daftar akun", text: "Buat akun Sulur dengan nama, password, dan daerah Anda." },
  { path: "/forgot", title: "Lupa password", text: "Pulihkan akun dan buat password baru." },
];

export function pageDocuments(): SearchDocument[] {
  return SEARCH_PAGES.map((page) => ({ ...page, kind: "page", note: null }));
}
