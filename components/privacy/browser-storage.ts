import { SESSION_SECONDS } from "@/lib/accounts/rules";
import { ACCESS_SECONDS } from "@/lib/events/event/rules";

/** Something that Sulur leaves in a browser. */
export interface BrowserItem {
  name: string;
  purpose: string;
  duration: string;
}

const DAY_SECONDS = 86_400;
const SESSION = `Sampai peramban ditutup; dengan “Ingat saya” ${SESSION_SECONDS.remembered / DAY_SECONDS} hari`;

/** Every cookie; on https the first two have `__Host-` before their name. */
export const COOKIES: readonly BrowserItem[] = [
  { name: "sulur.sesi", purpose: "Menandai bahwa Anda sudah masuk. Isinya tersandi.", duration: SESSION },
  {
    name: "sulur.csrf",
    purpose: "Menjaga formulir masuk dari situs lain yang menyamar.",
    duration: "Sampai peramban ditutup",
  },
  {
    name: "sulur_masuk",
    purpose: "Hanya berisi angka 1, agar halaman tahu perlu menampilkan kartu profil.",
    duration: SESSION,
  },
  {
    name: "sulur_perangkat",
    purpose:
      "Nomor acak bertanda tangan dari peramban yang pernah masuk ke akun Anda, agar percobaan orang lain menebak password tidak menghalangi Anda masuk. Tidak membuka akun.",
    duration: "400 hari",
  },
  {
    name: "sulur_pengunjung",
    purpose:
      "Nomor acak bagi yang menulis tanpa masuk, agar laporan, lokasi, dan suara Anda dikenali sebagai milik Anda. Dibuat saat pertama kali Anda mengirim sesuatu.",
    duration: "400 hari",
  },
  {
    name: "sulur_kode_event",
    purpose: "Menandai bahwa Anda baru saja memasukkan kode akses yang benar untuk menambah atau menghapus kegiatan.",
    duration: `${ACCESS_SECONDS / 60} menit`,
  },
];

const UNTIL_CLEARED = "Sampai Anda menghapus data situs ini";

/** What scripts keep; it never leaves the browser by itself. */
export const STORED: readonly BrowserItem[] = [
  {
    name: "sulur_pengumuman",
    purpose: "Nomor pengumuman yang Anda tutup, agar tidak tampil lagi.",
    duration: UNTIL_CLEARED,
  },
  {
    name: "sulur_provinsi",
    purpose: "Provinsi yang Anda pilih di beranda untuk “Di sekitar Anda”.",
    duration: UNTIL_CLEARED,
  },
  {
    name: "sulur_kiriman",
    purpose:
      "Tanda ada kiriman yang Anda tulis tanpa sinyal. Isi dan fotonya disimpan di basis data peramban “sulur” sampai terkirim, judulnya 7 hari sesudahnya; halaman umum yang pernah Anda baca disimpan di temboloknya.",
    duration: "Sampai terkirim, atau Anda hapus di halaman Tanpa sinyal",
  },
  {
    name: "sulur:foto",
    purpose: "Foto isian yang belum terkirim karena tidak ada sinyal, paling banyak delapan.",
    duration: "Sampai terkirim atau Anda hapus",
  },
  {
    name: "sulur_pasang",
    purpose: "Bahwa Anda sudah ditawari memasang Sulur, agar tidak ditanya lagi.",
    duration: UNTIL_CLEARED,
  },
  { name: "sulur_hemat", purpose: "Pilihan Mode Hemat Data.", duration: UNTIL_CLEARED },
  { name: "sulur_tema", purpose: "Pilihan tampilan terang atau gelap.", duration: UNTIL_CLEARED },
  { name: "sulur_terik", purpose: "Pilihan Mode terik: huruf besar, hitam di atas putih.", duration: UNTIL_CLEARED },
  {
    name: "sulur:draf-kontribusi, sulur:draf-ide, sulur:draf-pertanyaan",
    purpose: "Isian formulir di halaman tips dan FAQ yang belum terkirim, agar tidak hilang.",
    duration: "Sampai terkirim atau Anda hapus",
  },
  {
    name: "sulur:peta",
    purpose: "Bagian peta yang terakhir Anda lihat, agar peta terbuka di sana.",
    duration: "Sampai Anda menekan Tampilkan semua lokasi",
  },
  {
    name: "sulur:karbon",
    purpose: "Hasil kalkulator karbon yang Anda simpan di perangkat ini.",
    duration: "Sampai Anda hapus di riwayat kalkulator",
  },
  {
    name: "sulur:draf-karbon-sederhana, sulur:draf-karbon-lanjutan",
    purpose: "Isian kalkulator karbon, agar tidak hilang.",
    duration: "Sampai Anda menekan Reset; setelah 14 hari tidak dipakai lagi",
  },
  {
    name: "sulur:draf-laporan, sulur:draf-lokasi, sulur:draf-hubungi, sulur:draf-kisah, sulur:draf-event, sulur:draf-topik, sulur:draf-relawan",
    purpose: "Isian yang belum terkirim, agar tidak hilang.",
    duration: "Sampai terkirim atau Anda hapus",
  },
  {
    name: "sulur:draf-hasil",
    purpose: "Hasil kegiatan yang belum disimpan penyelenggara; nomor kegiatannya ada di belakang nama ini.",
    duration: "Sampai tersimpan atau Anda hapus",
  },
  {
    name: "sulur:draf-komentar",
    purpose: "Komentar forum yang belum terkirim, satu untuk tiap topik; nomor topiknya ada di belakang nama ini.",
    duration: "Sampai terkirim atau Anda hapus",
  },
  {
    name: "sulur:draf-kabar",
    purpose:
      "Kabar tentang laporan yang belum terkirim, satu untuk tiap laporan; nomor laporannya ada di belakang nama ini.",
    duration: "Sampai terkirim atau Anda hapus",
  },
  {
    name: "sulur:pernah-melapor, sulur:pernah-menambah-lokasi, sulur:pernah-mendaftar-relawan, sulur:pernah-di-forum, sulur:pernah-mengabari, sulur:pernah-meneruskan",
    purpose: "Tanda bahwa daftar kiriman Anda perlu dimuat.",
    duration: UNTIL_CLEARED,
  },
  {
    name: "sulur:didukung, sulur:lokasi-dinilai",
    purpose: "Nomor laporan dan lokasi yang sudah Anda dukung atau nilai.",
    duration: UNTIL_CLEARED,
  },
  {
    name: "sulur:tiket",
    purpose:
      "Kegiatan yang Anda ikuti dari perangkat ini, kode presensinya, dan tautan pribadi untuk membatalkannya, agar tiketnya terbuka tanpa sinyal. Tanpa nama, email, atau nomor Anda.",
    duration:
      "Sampai dibatalkan, 7 hari setelah kegiatan, atau Anda hapus di Kegiatan saya; yang didaftarkan saat masuk ke akun sampai Anda keluar",
  },
  {
    name: "sulur:absen",
    purpose:
      "Hanya di perangkat panitia: nama peserta dan catatan presensi satu kegiatan, agar presensi berjalan tanpa sinyal. Halamannya tersimpan dengan nama yang sama.",
    duration: "Sampai 7 hari setelah kegiatan, 37 hari bila ada yang belum terkirim, atau Anda hapus",
  },
  { name: "sulur_pintasan", purpose: "Pilihan pintasan keyboard bagi pengelola.", duration: UNTIL_CLEARED },
  {
    name: "sulur_username_baru",
    purpose: "Username yang baru didaftarkan, untuk mengisi formulir masuk.",
    duration: "Sampai tab ditutup",
  },
];
