import { EVENT_WORDS } from "@/lib/events/event/rules";
import { PARTNER_MATERIAL_LABELS, PARTNER_MATERIAL_WORDS } from "@/lib/partners/rules";
import { PLACE_KIND_LABELS, PLACE_KIND_WORDS } from "@/lib/places/rules";
import { VOLUNTEER_AREAS } from "@/lib/volunteers/rules";
import type { SearchDocument } from "./documents";

/** The pages whose text stands in the code: address, title, what is there, and other words for it. */
const PAGES = `
/home | Beranda | Peta, laporan terbaru, kegiatan, dan kisah warga di satu halaman.
/laporan | Laporkan kerusakan lingkungan | Kirim laporan sampah menumpuk, pencemaran, penebangan pohon, atau kerusakan lain dengan foto dan titik di peta, lalu ikuti penanganannya. | lapor adukan aduan pengaduan keluhan anonim rahasia
/laporan#laporan-saya | Laporan saya | Laporan yang Anda kirim dari perangkat atau akun ini, dengan keadaannya. | status lacak nomor laporan perkembangan kabar
/peta-lokasi | Peta lokasi hijau | Temukan taman kota, hutan kota, mangrove, bank sampah, dan titik aksi hijau di sekitar Anda, atau tambahkan yang belum ada. | ruang terbuka hijau tempat wisata alam jalan-jalan
/bank-sampah | Bank Sampah dan Daur Ulang | Bank sampah dan tempat daur ulang di sekitar Anda. | jual harga kilo kg tabung nabung setor buang rongsok rongsokan pengepul loak tempat lokasi
/event | Event Tanam Pohon | Jadwal menanam pohon bersama warga: kalender, sisa tempat, dan pendaftaran tanpa akun. | acara jadwal ikut menanam penghijauan reboisasi
/komunitas | Event Komunitas | Gotong royong, diskusi, kampanye, dan workshop lingkungan di sekitar Anda. | acara jadwal
/add-event-form | Tambah Event | Tambahkan event tanam pohon atau event komunitas dengan kode akses dari pengelola. | buat bikin mengadakan kegiatan acara
/pendaftaran | Pendaftaran Anda | Lihat, ubah, atau batalkan pendaftaran kegiatan lewat tautan pribadi dari email. | batal batalkan sertifikat
/kegiatan/saya | Kegiatan saya | Tiket kegiatan dari perangkat ini, dengan kode QR untuk presensi, juga tanpa sinyal. | tiket batal batalkan hadir
/tipk | Tips Hidup Ramah Lingkungan | Lima langkah dari rumah, panduan PDF, templat poster, kalkulator karbon, dan teknologi hijau seperti biopori dan kompos.
/video | Video Edukasi | Tontonan pilihan tentang lingkungan, sampah, dan pohon.
/kalkulator | Kalkulator Jejak Karbon | Hitung jejak karbon Anda setahun dari listrik, perjalanan, makanan, dan sampah, lalu lihat apa yang dapat Anda lakukan. | carbon footprint calculator emisi co2 hitung
/metodologi | Metodologi Kalkulator Karbon | Rumus, faktor emisi, sumber, dan tanggal tinjauan setiap angka di kalkulator jejak karbon.
/relawan | Relawan Hijau | Daftar menjadi relawan hijau dan lihat siapa yang sudah bergabung. | gabung join volunteer sukarelawan
/forum | Forum Diskusi | Bertanya dan berdiskusi tentang lingkungan dengan warga lain. | tanya diskusi ngobrol komunitas
/coba-coding | Kisah Aksi Nyata | Kisah aksi lingkungan dari warga dan komunitas.
/tips | Tips Komunitas Hijau | Tips praktis untuk komunitas yang mulai bergerak.
/warga | Suara Warga Peduli | Testimoni tokoh contoh tentang melapor, memilah sampah, dan merawat lingkungan di sekitar rumah.
/hijau | Suara Relawan Hijau | Testimoni relawan contoh tentang merawat lingkungan bersama.
/virtual-tour | Tentang Sulur | Apa itu Sulur, untuk siapa, dan mengapa ada.
/our-team | Tim Kami | Orang-orang di balik Sulur. | siapa pembuat pembangun pengembang pemilik
/museum-history | Visi dan Misi | Visi, misi, dan sejarah Sulur.
/cara-kerja | Cara Kerja | Empat langkah memakai Sulur: daftar, laporkan kerusakan, tambahkan lokasi hijau, dan lihat peta.
/hubungi | Hubungi Kami | Kontak pengelola Sulur: tulis pertanyaan, usul, atau tawaran kerja sama. Jawabannya lewat email atau WhatsApp. | nomor telepon hp wa whatsapp email alamat kontak admin pengelola hubungi keluhan saran kritik
/faq | Pertanyaan yang Sering Diajukan | FAQ: jawaban singkat tentang akun, laporan, lokasi hijau, pemeriksaan, dan data pribadi. | bantuan tanya cara anonim gratis
/privasi | Privasi Anda | Data pribadi apa yang disimpan Sulur tentang Anda, berapa lama, siapa yang melihatnya, dan apa hak Anda. | hapus akun data saya keamanan
/akun | Akun Anda | Laporan, kegiatan, lokasi, dan tabungan Anda, ganti password, dan hapus akun. | akun saya profil keluar hapus akun
/login | Masuk | Masuk ke akun Sulur Anda. | login sign in
/register | Daftar akun | Buat akun Sulur dengan nama, password, dan daerah Anda. | registrasi sign up bikin akun buat akun
/forgot | Lupa password | Pulihkan akun dan buat password baru. | reset sandi ganti kata sandi password tidak bisa masuk
`;

/** Kinds of things on some of the pages, in all of their words. */
const KINDS_ON: Readonly<Record<string, Record<string, string>[]>> = {
  "/bank-sampah": [PARTNER_MATERIAL_LABELS, PARTNER_MATERIAL_WORDS],
  "/peta-lokasi": [PLACE_KIND_LABELS, PLACE_KIND_WORDS],
  "/komunitas": [EVENT_WORDS],
};

export function pageDocuments(): SearchDocument[] {
  return PAGES.trim()
    .split("\n")
    .map((line) => {
      const [path = "", title = "", text = "", more = ""] = line.split(" | ");
      const kinds = (KINDS_ON[path] ?? []).flatMap((words) => Object.values(words));
      return { kind: "page", path, title, keywords: [more, ...kinds].join(" "), text, note: null };
    });
}

/** The list of volunteers of each area. */
export function volunteerDocuments(): SearchDocument[] {
  return VOLUNTEER_AREAS.map((area) => ({
    kind: "page",
    path: `/relawan?${new URLSearchParams({ daerah: area })}`,
    title: `Relawan di ${area}`,
    keywords: "relawan hijau gabung",
    named: area,
    text: `Siapa yang sudah bergabung di ${area}, dan cara ikut.`,
    note: null,
  }));
}
