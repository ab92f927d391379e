/** Entries on one page of the log. */
export const AUDIT_PAGE = 50;

const WORDS = {
  "account.password": "memasang password admin dari server",
  "announcement.create": "memasang pengumuman",
  "announcement.delete": "menghapus pengumuman",
  "announcement.edit": "mengubah pengumuman",
  "audit.export": "mengunduh catatan tindakan",
  "channel.check": "memeriksa kanal",
  "channel.create": "menambah kanal",
  "channel.delete": "menghapus kanal",
  "channel.edit": "mengubah kanal",
  "channel.import": "mengimpor kanal",
  "event.access-code": "mengganti kode akses event",
  "event.attendance": "mencatat kehadiran di event",
  "event.cancel": "membatalkan event",
  "event.create": "membuat event",
  "event.delete": "menghapus event",
  "event.edit": "mengubah event",
  "event.repeat": "mengulang event",
  "event.registrants": "melihat pendaftar event",
  "event.registrants_accept": "menerima pendaftar event yang menunggu",
  "event.registrants_remove": "mengeluarkan pendaftar event",
  "event.registrants_undo": "mengurungkan pengeluaran pendaftar event",
  "event.registrants_relay": "menandai pendaftar event sudah dikabari",
  "event.registrants_export": "mengunduh pendaftar event",
  "event.restore": "memulihkan event",
  "event.results": "mengisi hasil event",
  "event.zone": "memastikan zona waktu event",
  "forum.edit": "menyunting tulisan forum",
  "forum.hide": "menyembunyikan tulisan forum",
  "forum.hide_writer": "menyembunyikan semua tulisan forum dari satu penulis",
  "forum.release": "melepas tulisan forum yang tertahan",
  "forum.restore": "memulihkan tulisan forum",
  "forum.restore_writer": "memulihkan semua tulisan forum dari satu penulis",
  "forum.undo": "mengurungkan keputusan tentang tulisan forum",
  "handover.delete": "menghapus catatan penerusan laporan",
  "mail.again": "mengirim lagi surat yang gagal",
  "mail.again_all": "mengirim lagi semua surat yang gagal",
  "mail.cancel": "membatalkan surat",
  "mail.list": "melihat kotak surat keluar",
  "message.answered": "menjawab pesan",
  "message.closed": "menutup pesan",
  "message.contact_seen": "melihat email dan telepon pengirim pesan",
  "message.reopened": "membuka kembali pesan",
  "message.undo": "mengurungkan langkah pada pesan",
  "partner.address": "mengganti email bank sampah",
  "partner.contact_seen": "melihat email bank sampah",
  "partner.edit": "mengubah halaman bank sampah",
  "partner.hide": "menyembunyikan bank sampah",
  "partner.new_link": "membuat tautan pribadi baru untuk bank sampah",
  "partner.release": "melepas bank sampah yang tertahan",
  "partner.restore": "memulihkan bank sampah",
  "partner.undo": "mengurungkan langkah pada bank sampah",
  "partner.unverify": "mencabut tanda terverifikasi bank sampah",
  "partner.verify_bsi": "menandai bank sampah sebagai BSI terverifikasi",
  "partner.verify_bsu": "menandai bank sampah sebagai BSU terverifikasi",
  "place.approved": "menyetujui lokasi",
  "place.closed": "menandai lokasi tutup",
  "place.created": "menambahkan lokasi",
  "place.edited": "mengubah lokasi",
  "place.export": "mengunduh daftar lokasi",
  "place.import": "mengunggah daftar lokasi",
  "place.kept": "menetapkan lokasi masih ada",
  "place.merged": "menggabungkan lokasi",
  "place.note_settled": "menyelesaikan catatan lokasi",
  "place.rejected": "menolak lokasi",
  "place.reopened": "membuka kembali lokasi",
  "place.undo": "mengurungkan langkah pada lokasi",
  "reply.create": "menambah kalimat siap pakai",
  "reply.delete": "menghapus kalimat siap pakai",
  "reply.edit": "mengubah kalimat siap pakai",
  "report.answered": "menjawab pertanyaan tentang laporan",
  "report.asked": "bertanya kepada pelapor",
  "report.claimed": "mengklaim laporan selesai",
  "report.assigned": "mengambil tugas laporan",
  "report.confirmed": "membenarkan bahwa laporan sudah beres",
  "report.confirmed_by_guests": "membenarkan, tanpa akun, bahwa laporan sudah beres",
  "report.created": "mengirim laporan",
  "report.edited": "menyunting laporan",
  "report.export": "mengunduh daftar laporan",
  "report.in_progress": "menindaklanjuti laporan",
  "report.merged": "menggabungkan laporan",
  "report.moved": "memindahkan titik laporan",
  "report.photo_covered": "menutup bagian foto dengan kotak hitam",
  "report.photo_removed": "menghapus foto",
  "report.photo_undo": "mengembalikan foto",
  "report.rejected": "menolak laporan",
  "report.released": "melepas laporan yang tertahan",
  "report.reopened": "membuka kembali laporan",
  "report.result_dismissed": "mengabaikan hasil kegiatan untuk laporan",
  "report.resolved": "menyelesaikan laporan",
  "report.secret_seen": "membuka laporan rahasia",
  "report.texts": "mengubah teks laporan",
  "report.taken": "mencatat laporan atas nama warga",
  "report.unassigned": "melepas tugas laporan",
  "report.undo": "mengurungkan langkah pada laporan",
  "report.verified": "memverifikasi laporan",
  "update.hide": "menyembunyikan kabar laporan",
  "update.release": "menampilkan kabar laporan yang tertahan",
  "update.restore": "memulihkan kabar laporan",
  "update.undo": "mengurungkan keputusan tentang kabar laporan",
  "user.block": "memblokir akun",
  "user.end_sessions": "mengakhiri semua sesi akun",
  "user.export": "mengunduh daftar pengguna",
  "user.hide_writings": "menyembunyikan semua tulisan akun",
  "user.list": "melihat daftar pengguna",
  "user.restore_writings": "menampilkan kembali tulisan akun",
  "settings.areas": "mengimpor batas daerah",
  "settings.edit": "mengubah pengaturan situs",
  "user.role": "mengubah role akun",
  "user.seen": "melihat data akun",
  "user.unblock": "membuka blokir akun",
  "user.undo_hiding": "mengurungkan penyembunyian semua tulisan akun",
  "volunteer.edited": "menyunting pendaftaran relawan",
  "volunteer.hidden": "menyembunyikan relawan",
  "volunteer.invited": "mengundang relawan ke event",
  "volunteer.shown": "menampilkan relawan",
  "volunteer.undo": "mengurungkan langkah pada relawan",
  "volunteer.writer_hidden": "menyembunyikan semua relawan dari satu pengirim",
  "writer.hide": "menyembunyikan semua tulisan dari satu penulis",
  "writer.restore": "menampilkan kembali semua tulisan dari satu penulis",
  "writer.undo": "mengurungkan penyembunyian semua tulisan dari satu penulis",
};

/** What can be written into the log. */
export type AuditAction = keyof typeof WORDS;

/** What each action of the log did, as it follows the name of who did it. */
export const ACTION_WORDS: Record<string, string> = WORDS;

interface SubjectKind {
  label: string;
  /** Address of the thing's own page in the dashboard, where it has one. */
  href?: (key: string) => string;
}

const SUBJECT_KINDS: Record<string, SubjectKind> = {
  reports: { label: "Daftar laporan" },
  report: { label: "Laporan", href: (code) => `/admin/laporan?laporan=${encodeURIComponent(code)}` },
  place: { label: "Lokasi", href: (id) => `/admin/lokasi?lokasi=${encodeURIComponent(id)}` },
  message: { label: "Pesan", href: (id) => `/admin/pesan?pesan=${encodeURIComponent(id)}` },
  user: { label: "Pengguna", href: (id) => `/admin/pengguna/${encodeURIComponent(id)}` },
  event: { label: "Event", href: (id) => `/admin/kegiatan/${encodeURIComponent(id)}` },
  events: { label: "Daftar event" },
  volunteer: { label: "Relawan", href: () => "/admin/relawan?keadaan=semua" },
  topik: { label: "Topik forum" },
  komentar: { label: "Komentar forum" },
  kabar: { label: "Kabar laporan" },
  announcement: { label: "Pengumuman" },
  channel: { label: "Kanal", href: (id) => `/admin/kanal?ubah=${encodeURIComponent(id)}` },
  channels: { label: "Daftar kanal" },
  reply: { label: "Kalimat siap pakai", href: () => "/admin/laporan/balasan" },
  mail: { label: "Surat" },
  mails: { label: "Kotak surat keluar" },
  partner: { label: "Bank sampah" },
  places: { label: "Daftar lokasi" },
  writings: { label: "Semua tulisan penulis" },
  users: { label: "Daftar pengguna" },
  audit: { label: "Catatan tindakan" },
  settings: { label: "Pengaturan situs", href: () => "/admin/pengaturan" },
};

/** A subject of the log in words: "Laporan LP-260314-0001". */
export function subjectWords(subject: string): { label: string; href: string | null } {
  const [, kindName = "", key = ""] = /^([^:]*):?(.*)$/u.exec(subject) ?? [];
  const kind = SUBJECT_KINDS[kindName];
  if (!kind) return { label: subject, href: null };
  return { label: `${kind.label} ${key}`.trim(), href: key && kind.href ? kind.href(key) : null };
}

/** What somebody typed as it stands in the log: "laporan LP-260314-0001" and "LP-260314-0001" are `report:LP-260314-0001`. */
export function subjectOf(typed: string): string {
  if (/^LP-/iu.test(typed)) return `report:${typed.toUpperCase()}`;
  const lower = typed.toLowerCase();
  for (const [kindName, { label }] of Object.entries(SUBJECT_KINDS)) {
    const word = label.toLowerCase();
    if (lower === word) return kindName;
    if (!lower.startsWith(`${word} `)) continue;
    const key = typed.slice(word.length).trim();
    if (/^(LP-)?[\d-]+$/iu.test(key)) return `${kindName}:${key.toUpperCase()}`;
  }
  return typed;
}
