import { EMAIL_TICKET_HOURS, EVENT_DAYS } from "@/lib/accounts/recovery/rules";
import { SESSION_SECONDS, TOKEN_SECONDS } from "@/lib/accounts/rules";
import { AREA_CONFIRM_DAYS } from "@/lib/area-follows/rules";
import { CHECK_DAYS } from "@/lib/channels/rules";
import { UNDO_SECONDS } from "@/lib/desk/rules";
import { ORGANISER_EMAIL_DAYS } from "@/lib/events/event/rules-manage";
import { MAIL_RETENTION } from "@/lib/mails/rules";
import { ADDRESS_HOLD_DAYS } from "@/lib/partners/rules";
import { UNUSED_PHOTO_HOURS } from "@/lib/photos/rules";
import { WATCH_DAYS } from "@/lib/push/rules";
import { FOLLOW_CONFIRM_DAYS } from "@/lib/reports/follow/rules";
import { CONFIRM_DAYS } from "@/lib/volunteers/rules";
import { DEVICE_HOURS, NETWORK_DAYS } from "@/lib/votes/rules";

interface RetainedData {
  what: string;
  why: string;
  duration: string;
  /** Where in the database; empty for what lies elsewhere. */
  tables: readonly string[];
}

const DAY_SECONDS = 86_400;

/** What lies in the database, in the order in which most people meet it. Durations come from the rules that hold them. */
export const RETENTION: readonly RetainedData[] = [
  {
    what: "Laporan: jenis, lokasi, deskripsi, tanggal, titik dan daerahnya, foto dan sidiknya (64 bit, agar foto yang dipakai lagi di laporan lain ketahuan), dan nama bila tidak anonim",
    why: "Agar kerusakan ditindaklanjuti dan dapat dipantau bersama",
    duration:
      "Tanpa batas waktu. Bila akun pengirimnya dihapus: yang terverifikasi tetap ada tanpa nama, yang lain ikut terhapus",
    tables: ["reports", "report_photos", "report_events"],
  },
  {
    what: "Foto dari kamera Sulur pada klaim selesai: kapan terkirim, dan posisi perangkat saat itu (empat desimal, sekitar 11 m)",
    why: "Agar warga tahu seberapa dekat dari titik laporan foto itu diambil; posisinya sendiri tidak ditampilkan",
    duration: "Selama fotonya ada, atau sampai akun pengambilnya dihapus",
    tables: ["photos"],
  },
  {
    what: "Foto yang baru saja ditutup dengan kotak hitam atau dihapus pengelola: aslinya, tempatnya, dan siapa pengelolanya",
    why: "Agar pengelola dapat mengurungkan kekeliruannya; sementara itu tidak seorang pun dapat melihatnya",
    duration: `${UNDO_SECONDS} detik; setelah itu foto aslinya terhapus untuk seterusnya, paling lambat sehari kemudian`,
    tables: ["photo_changes"],
  },
  {
    what: "Sidik berkas (SHA-256) foto yang sedang tampil untuk umum saat ditutup atau dihapus pengelola; fotonya sendiri tidak",
    why: "Agar berkas yang sama tidak dapat dipasang lagi",
    duration: "Tanpa batas waktu",
    tables: ["withdrawn_files"],
  },
  {
    what: "Email pada laporan, hanya bila Anda isi",
    why: "Mengirim kabar tentang laporan itu saja; waktu persetujuan Anda ikut dicatat",
    duration: "Selama laporannya ada, atau sampai akun pengirimnya dihapus",
    tables: ["reports"],
  },
  {
    what: "Jawaban Anda atas pertanyaan pengelola, dan jawaban serta keterangan saat Anda menilai hasil penanganan laporan",
    why: "Agar laporan dapat diperiksa dan benar-benar beres; hanya pengelola dan admin yang membacanya",
    duration: "Selama laporannya ada, atau sampai akun pengirimnya dihapus",
    tables: ["report_events", "report_judgements"],
  },
  {
    what: "Kabar Anda pada laporan warga: isi, foto bila ada, dan apakah masih begitu atau sudah berubah; tampil tanpa nama",
    why: "Agar warga dan pengelola tahu keadaan terakhir di tempatnya",
    duration: "Selama laporannya ada, atau sampai akun penulisnya dihapus",
    tables: ["report_updates"],
  },
  {
    what: "Laporan yang Anda ikuti lewat email: alamatnya atau akun Anda, kapan Anda menyetujuinya, dan kabar mana yang sudah kami kirim",
    why: "Mengirim kabar tentang laporan itu saja, setelah alamatnya dikonfirmasi",
    duration: `Sampai ${FOLLOW_CONFIRM_DAYS} hari setelah Anda berhenti, agar tidak ada yang menyurati alamat itu lagi; tanpa konfirmasi ${FOLLOW_CONFIRM_DAYS} hari. Yang lewat akun ikut terhapus bersama akunnya`,
    tables: ["report_follows"],
  },
  {
    what: "Ke kanal mana Anda meneruskan sebuah laporan, kapan, nomor tiketnya bila Anda isi, dan apakah kanal itu menjawab",
    why: "Agar warga tahu siapa yang sudah diminta bertindak dan sampai kapan janjinya, tanpa nama Anda, dan agar kami dapat bertanya kepada Anda, paling banyak dua kali, apakah sudah dijawab",
    duration:
      "Selama laporannya ada. Bila akun Anda dihapus, catatannya tetap ada tanpa kaitan dengan Anda dan tanpa nomor tiketnya",
    tables: ["handovers"],
  },
  {
    what: "Wilayah yang Anda ikuti lewat email: alamatnya atau akun Anda, seberapa sering, kapan Anda menyetujuinya, dan kapan kabar terakhir kami kirim",
    why: "Mengirim kabar wilayah itu saja, setelah alamatnya dikonfirmasi",
    duration: `Sampai ${AREA_CONFIRM_DAYS} hari setelah Anda berhenti, agar tidak ada yang menyurati alamat itu lagi; tanpa konfirmasi ${AREA_CONFIRM_DAYS} hari. Yang lewat akun ikut terhapus bersama akunnya`,
    tables: ["area_follows"],
  },
  {
    what: "Kanal mana yang menurut Anda tidak dapat dihubungi",
    why: "Agar pengelola memeriksa nomornya",
    duration: `Sampai pengelola memeriksa kanal itu, paling lama ${CHECK_DAYS} hari, atau sampai akun Anda dihapus`,
    tables: ["channel_doubts"],
  },
  {
    what: "Laporan mana yang sedang Anda tangani sebagai pengelola",
    why: "Agar dua pengelola tidak mengerjakan hal yang sama",
    duration: "Sampai Anda melepasnya, atau sampai laporan atau akun Anda dihapus",
    tables: ["report_assignments"],
  },
  {
    what: "Lokasi hijau, suara “masih ada” atau “sudah tutup”, dan dukungan pada laporan",
    why: "Agar peta benar dan satu orang dihitung satu kali",
    duration: "Tanpa batas waktu. Bila akun dihapus, angkanya tetap tanpa kaitan dengan Anda",
    tables: ["places", "place_steps", "place_votes", "report_supports"],
  },
  {
    what: "Sidik bersandi alamat internet di samping suka, dukungan, pendapat, dan laporan tulisan yang dikirim tanpa akun atau dengan akun yang masih baru, tanpa kaitan dengan pengirimnya",
    why: "Agar satu orang tidak terhitung berkali-kali",
    duration: `${NETWORK_DAYS} hari`,
    tables: ["vote_networks"],
  },
  {
    what: "Siapa yang mengklaim laporan selesai atau mengisi hasil kegiatan: akun atau peramban, dan sidik bersandi perangkatnya",
    why: "Agar yang mengklaim tidak ikut memastikan klaimnya sendiri",
    duration: `Sidik perangkat ${DEVICE_HOURS} jam; selebihnya selama klaim atau kegiatannya ada, atau sampai akunnya dihapus`,
    tables: ["claim_causes"],
  },
  {
    what: "Catatan dan pesan kepada pengelola, dengan nama, email atau nomor WhatsApp, dan nomor telepon bila Anda isi",
    why: "Agar dapat dibaca dan dijawab",
    duration: "Tanpa batas waktu, atau sampai akun pengirimnya dihapus",
    tables: ["messages", "message_steps"],
  },
  {
    what: "Pendaftaran kegiatan: nama, email atau nomor WhatsApp, nomor telepon dan pesan bila Anda isi, jumlah orang, dan email apa saja yang sudah kami kirim tentangnya; sidik bersandi jaringan internet dan peramban pendaftarnya",
    why: "Agar tempat Anda tersimpan dan kabar tentang kegiatan itu sampai, masing-masing satu kali; dan agar satu jaringan tidak mengambil semua tempat",
    duration: "Tanpa batas waktu, atau sampai akun pendaftarnya dihapus; sidiknya sampai kegiatannya dimulai",
    tables: ["event_registrations", "registration_mails"],
  },
  {
    what: "Email penyelenggara kegiatan, bila diisi; tidak pernah tampil",
    why: "Agar tautan pribadi yang hilang dapat dikirim lagi",
    duration: `${ORGANISER_EMAIL_DAYS} hari setelah kegiatan selesai, atau sampai akunnya dihapus`,
    tables: ["events"],
  },
  {
    what: "Pendaftaran bank sampah: nama, nomor telepon, alamat, dan yang diisi pengurusnya, yang tampil untuk umum; email bila diisi dan pesan, yang tidak pernah tampil",
    why: "Agar warga menemukan dan menghubungi bank sampah. Emailnya hanya dilihat admin, dan setiap kali tercatat",
    duration: `Sampai akun pendaftarnya dihapus; tanpa akun tidak tampil lagi bila Anda memintanya lewat halaman Hubungi Kami. Email sebelumnya, ${ADDRESS_HOLD_DAYS} hari setelah diganti`,
    tables: ["partners"],
  },
  {
    what: "Buku tabungan bank sampah: nama, nomor kartu, dan bagian nasabah (misalnya RT) yang ditulis pengurusnya, nota timbang, setoran dengan berat dan harganya, penarikan, koreksi, dan keterangannya",
    why: "Agar bank sampah dan nasabahnya melihat saldo yang sama. Hanya bank sampah itu, pemegang tautan nasabah, dan akun yang menyimpannya yang dapat membukanya; pengelola dan admin tidak",
    duration:
      "Selama bank sampahnya terdaftar; catatan tidak dapat diubah. Bila akun nasabah dihapus, kaitannya dengan buku ini hilang. Bila akun yang mendaftarkan bank sampah dihapus, seluruh bukunya ikut terhapus",
    tables: ["partner_members", "deposit_receipts", "deposit_entries"],
  },
  {
    what: "Tulisan di forum: topik dan komentar dengan nama penulis dan waktunya, yang tampil untuk umum; suka, laporan atas tulisan, dan topik yang diikuti; kapan dan mengapa pengelola menyuntingnya",
    why: "Agar warga berdiskusi; yang bermasalah ditinjau pengelola, dan kabar topik sampai ke email Anda bila diikuti",
    duration:
      "Tanpa batas waktu. Bila akun penulisnya dihapus: komentar dan topiknya ikut terhapus; topik yang sudah dijawab orang lain tinggal judulnya, tanpa isi dan nama",
    tables: ["forum_threads", "forum_comments", "forum_likes", "forum_flags", "forum_follows"],
  },
  {
    what: "Pendaftaran relawan: nama, daerah, aksi, motivasi, dan foto bila ada, yang tampil untuk umum; email, yang tidak pernah tampil, atau sidik bersandi nomor WhatsApp, yang nomornya sendiri tidak disimpan; kapan terakhir diundang; kapan dan mengapa pengelola menyuntingnya",
    why: "Agar relawan saling mengenal dan diajak kerja bakti di daerahnya, paling sering sekali seminggu",
    duration: `Sampai Anda keluar lewat tautan pribadi atau menghapus akun; tanpa konfirmasi email ${CONFIRM_DAYS} hari`,
    tables: ["volunteers"],
  },
  {
    what: "Hasil kalkulator karbon yang disimpan di akun: jawaban Anda dan jumlahnya",
    why: "Agar Anda melihat riwayat dari tahun ke tahun; hanya Anda yang melihatnya",
    duration: "Sampai Anda menghapusnya, atau sampai akun dihapus",
    tables: ["carbon_records"],
  },
  {
    what: "Presensi kegiatan: siapa yang hadir, berapa orang, dan nomor sertifikatnya; juga nama yang datang tanpa mendaftar",
    why: "Agar penyelenggara tahu siapa yang hadir dan sertifikat dapat diperiksa",
    duration: "Tanpa batas waktu, atau sampai akun pendaftarnya dihapus; sidiknya sampai kegiatannya dimulai",
    tables: ["event_registrations"],
  },
  {
    what: "Notifikasi yang Anda nyalakan: alamat peramban Anda di layanan notifikasi pembuatnya beserta kuncinya, laporan, pendaftaran, atau wilayah mana, dan zona waktu",
    why: "Agar peramban Anda dikabari; layanan itu tidak dapat membaca isinya",
    duration: `Sampai Anda berhenti atau peramban mencabutnya; paling lama ${WATCH_DAYS} hari, untuk kegiatan 7 hari sesudahnya`,
    tables: ["push_watches"],
  },
  {
    what: "Foto yang diunggah tetapi tidak dipakai",
    why: "Menunggu formulirnya dikirim",
    duration: `${UNUSED_PHOTO_HOURS} jam`,
    tables: ["photos"],
  },
  {
    what: "Akun: username, daerah, umur, pertanyaan keamanan, kapan terakhir terlihat, email dan foto profil bila ada",
    why: "Agar Anda dapat masuk, dikenali, dan memulihkan akun",
    duration: "Sampai Anda menghapus akun",
    tables: ["users"],
  },
  {
    what: "Sesi dan token API: nama peramban, waktu masuk, waktu terakhir dipakai",
    why: "Agar Anda tetap masuk dan dapat mengeluarkan perangkat lain",
    duration: `Sampai habis masanya: ${SESSION_SECONDS.plain / DAY_SECONDS} hari, atau ${TOKEN_SECONDS / DAY_SECONDS} hari dengan “Ingat saya” dan untuk token`,
    tables: ["sessions", "api_tokens"],
  },
  {
    what: "Riwayat akun: masuk, percobaan yang ditolak, penggantian password, nama peramban",
    why: "Agar Anda melihat bila orang lain mencoba masuk",
    duration: `${EVENT_DAYS} hari`,
    tables: ["account_events"],
  },
  {
    what: "Tautan pemulihan dan konfirmasi email, tersimpan sebagai sidik, dengan alamat tujuannya",
    why: "Agar tautan hanya berlaku sekali",
    duration: `Paling lama ${EMAIL_TICKET_HOURS} jam`,
    tables: ["account_tickets"],
  },
  {
    what: "Alamat IP, serta sidik dari username dan email yang dicoba dan dari email yang kami kirimi",
    why: "Hanya untuk menghitung dan membatasi permintaan dan email yang terlalu banyak",
    duration: "Paling lama sekitar satu hari",
    tables: ["rate_limits", "guesses"],
  },
  {
    what: "Jawaban atas formulir yang baru dikirim",
    why: "Agar tombol yang tertekan dua kali, atau kiriman yang lama menunggu sinyal, tidak terkirim dua kali",
    duration: "Sehari; untuk kiriman yang dapat menunggu sinyal (laporan, lokasi, kabar, komentar, foto) 40 hari",
    tables: ["idempotency_keys"],
  },
  {
    what: "Bahwa penerima sebuah email menekan “Bukan saya / berhenti”: kiriman mana, kapan, dan sidik bersandi alamatnya",
    why: "Agar tidak ada email lagi ke alamat itu tentang kiriman tersebut",
    duration:
      "Sampai Anda memintanya dikirim lagi; paling lama selama kirimannya ada dan memuat sebuah alamat, dan untuk konfirmasi email akun selama akunnya ada",
    tables: ["mail_stops"],
  },
  {
    what: "Email keluar di antrean",
    why: "Agar email tidak hilang bila server email sedang mati",
    duration: `${MAIL_RETENTION.done / DAY_SECONDS} hari setelah terkirim; bila gagal terus, ${MAIL_RETENTION.failed / DAY_SECONDS} hari setelah percobaan terakhir. Admin melihat tujuan dan judulnya, tidak isinya, dan setiap kali tercatat`,
    tables: [],
  },
  {
    what: "Catatan tindakan: apa yang dikerjakan pengelola, dengan nomor akunnya",
    why: "Agar setiap keputusan dapat diperiksa kembali",
    duration: "Tanpa batas waktu; tidak memuat nama",
    tables: ["audit_entries"],
  },
  {
    what: "Cadangan: salinan semua di atas bersama fotonya, bila pengelola situs membuatnya",
    why: "Agar tidak ada yang hilang bila mesinnya rusak",
    duration: "Sampai pengelola menghapus berkasnya; yang Anda hapus tetap ada di cadangan yang lebih tua",
    tables: [],
  },
];
