import type { SearchDocument } from "./documents";

/** The pages whose text stands in the code: address, title, and what is there. */
const PAGES = `
/home | Beranda | Peta, laporan terbaru, kegiatan, dan kisah warga di satu halaman.
/laporan | Laporkan kerusakan lingkungan | Kirim laporan sampah menumpuk, pencemaran, penebangan pohon, atau kerusakan lain dengan foto dan titik di peta, lalu ikuti penanganannya.
/laporan#laporan-saya | Laporan saya | Laporan yang Anda kirim dari perangkat atau akun ini, dengan keadaannya.
/peta-lokasi | Peta lokasi hijau | Temukan taman kota, hutan kota, mangrove, bank sampah, dan titik aksi hijau di sekitar Anda, atau tambahkan yang belum ada.
/bank-sampah | Bank Sampah dan Daur Ulang | Bank sampah dan tempat daur ulang di sekitar Anda.
/event | Event Tanam Pohon | Jadwal menanam pohon bersama warga: kalender, sisa tempat, dan pendaftaran tanpa akun.
/komunitas | Event Komunitas | Gotong royong, diskusi, kampanye, dan workshop lingkungan di sekitar Anda.
/add-event-form | Tambah Event | Tambahkan event tanam pohon atau event komunitas dengan kode akses dari pengelola.
/pendaftaran | Pendaftaran Anda | Lihat, ubah, atau batalkan pendaftaran kegiatan lewat tautan pribadi dari email.
/tipk | Tips Hidup Ramah Lingkungan | Lima langkah dari rumah, panduan PDF, templat poster, kalkulator karbon, dan teknologi hijau seperti biopori dan kompos.
/video | Video Edukasi | Tontonan pilihan tentang lingkungan, sampah, dan pohon.
/kalkulator | Kalkulator Jejak Karbon | Hitung jejak karbon Anda setahun dari listrik, perjalanan, makanan, dan sampah, lalu lihat apa yang dapat Anda lakukan.
/metodologi | Metodologi Kalkulator Karbon | Rumus, faktor emisi, sumber, dan tanggal tinjauan setiap angka di kalkulator jejak karbon.
/relawan | Relawan Hijau | Daftar menjadi relawan hijau dan lihat siapa yang sudah bergabung.
/forum | Forum Diskusi | Bertanya dan berdiskusi tentang lingkungan dengan warga lain.
/coba-coding | Kisah Aksi Nyata | Kisah aksi lingkungan dari warga dan komunitas.
/tips | Tips Komunitas Hijau | Tips praktis untuk komunitas yang mulai bergerak.
/warga | Suara Warga Peduli | Testimoni tokoh contoh tentang melapor, memilah sampah, dan merawat lingkungan di sekitar rumah.
/hijau | Suara Relawan Hijau | Testimoni relawan contoh tentang merawat lingkungan bersama.
/virtual-tour | Tentang Sulur | Apa itu Sulur, untuk siapa, dan mengapa ada.
/our-team | Tim Kami | Orang-orang di balik Sulur.
/museum-history | Visi dan Misi | Visi, misi, dan sejarah Sulur.
/cara-kerja | Cara Kerja | Empat langkah memakai Sulur: daftar, laporkan kerusakan, tambahkan lokasi hijau, dan lihat peta.
/hubungi | Hubungi Kami | Kontak pengelola Sulur: tulis pertanyaan, usul, atau tawaran kerja sama. Jawabannya lewat email atau WhatsApp.
/faq | Pertanyaan yang Sering Diajukan | FAQ: jawaban singkat tentang akun, laporan, lokasi hijau, pemeriksaan, dan data pribadi.
/privasi | Privasi Anda | Data pribadi apa yang disimpan Sulur tentang Anda, berapa lama, siapa yang melihatnya, dan apa hak Anda.
/login | Masuk | Masuk ke akun Sulur Anda.
/register | Daftar akun | Buat akun Sulur dengan nama, password, dan daerah Anda.
/forgot | Lupa password | Pulihkan akun dan buat password baru.
`;

export function pageDocuments(): SearchDocument[] {
  return PAGES.trim()
    .split("\n")
    .map((line) => {
      const [path = "", title = "", text = ""] = line.split(" | ");
      return { kind: "page", path, title, text, note: null };
    });
}
