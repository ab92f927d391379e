import type { WordsDialogStyle } from "@/components/admin/desk/words-dialog";
import { careOf } from "@/lib/reports/rules-kinds";
import type { DeskReportView } from "@/lib/reports/view";
import type { ReportAction } from "./report-rules";

/** True where no address was left and where its owner stopped the mails. */
export const NO_ADDRESS = "Tidak ada email yang dapat dikirimi.";

function news(report: DeskReportView): string {
  return report.hasEmail ? "Pelapor mendapat kabar lewat email." : NO_ADDRESS;
}

const PUBLIC_WORDS = {
  name: "words",
  label: "Keterangan untuk linimasa publik",
  hint: "Boleh kosong. Semua orang dapat membacanya.",
  required: false,
  max: 1000,
};

export const REPORT_WORDING: Record<ReportAction, WordsDialogStyle<DeskReportView>> = {
  verify: {
    button: "Verifikasi",
    title: "Verifikasi laporan",
    consequence: (report) => {
      const shown = report.photo ? "Laporan dan fotonya" : "Laporan";
      const where =
        report.latitude === null ? "tampil di daftar; tanpa titik, laporan tidak masuk peta" : onMap(report);
      const held = report.heldReason === null ? "" : "Penahanan dilepas. ";
      return `${held}${shown} ${where}. ${news(report)}`;
    },
    words: PUBLIC_WORDS,
    templates: [],
    submit: "Verifikasi laporan",
    done: "diverifikasi",
    shortcut: "v",
  },
  reject: {
    button: "Tolak",
    title: "Tolak laporan",
    danger: true,
    consequence: (report) => `Isi laporan tidak lagi tampil; alasan Anda tampil di halamannya. ${news(report)}`,
    words: {
      name: "words",
      label: "Alasan penolakan",
      hint: "Wajib diisi. Semua orang dapat membacanya.",
      required: true,
      max: 1000,
      empty: "Alasan penolakan wajib diisi. Pilih salah satu contoh atau tulis sendiri.",
    },
    templates: [],
    submit: "Tolak laporan",
    done: "ditolak",
    shortcut: "t",
  },
  start: {
    button: "Tindak lanjuti",
    title: "Tandai ditindaklanjuti",
    consequence: (report) => `Status di peta menjadi Ditindaklanjuti. ${news(report)}`,
    words: { ...PUBLIC_WORDS, hint: "Boleh kosong. Sebutkan siapa yang menangani agar warga tahu." },
    templates: [],
    submit: "Tandai ditindaklanjuti",
    done: "ditandai ditindaklanjuti",
    shortcut: "d",
  },
  claim: {
    button: "Klaim selesai",
    title: "Klaim selesai",
    consequence: (report) =>
      `Status di peta menjadi Diklaim selesai, sampai warga memastikannya atau 14 hari lewat tanpa sangkalan. ${news(report)}`,
    words: PUBLIC_WORDS,
    templates: [],
    submit: "Klaim selesai",
    done: "diklaim selesai",
    shortcut: "s",
  },
  settle: {
    button: "Klaim dengan hasil",
    title: "Klaim selesai dengan hasil kegiatan",
    consequence: (report) => `Status di peta menjadi Diklaim selesai, sampai warga memastikannya. ${news(report)}`,
    words: { ...PUBLIC_WORDS, hint: "Dari hasil kegiatan; ubah seperlunya. Semua orang dapat membacanya." },
    templates: [],
    submit: "Klaim selesai",
    done: "diklaim selesai dengan hasil kegiatan",
    shortcut: "h",
  },
  reopen: {
    button: "Buka kembali",
    title: "Buka kembali laporan",
    consequence: (report) => `Status di peta kembali menjadi Ditindaklanjuti. ${news(report)}`,
    words: PUBLIC_WORDS,
    templates: [],
    submit: "Buka kembali laporan",
    done: "dibuka kembali",
    shortcut: "b",
  },
  ask: {
    button: "Tanya pelapor",
    title: "Tanya pelapor",
    consequence: (report) =>
      report.hasEmail
        ? "Pertanyaan dikirim lewat email. Linimasa publik hanya mencatat bahwa keterangan diminta."
        : `${NO_ADDRESS} Pertanyaan tampil di halaman laporan pada perangkat yang dipakai melapor.`,
    words: {
      name: "question",
      label: "Pertanyaan",
      hint: "Hanya pelapor dan pengelola yang melihatnya.",
      required: true,
      min: 5,
      max: 500,
    },
    templates: [],
    submit: "Kirim pertanyaan",
    done: "ditanyakan kepada pelapor",
    shortcut: "q",
  },
  edit: {
    button: "Sunting",
    rare: true,
    title: "Sunting laporan",
    consequence: () =>
      "Halaman laporan mencatat bahwa pengelola menyunting, dengan alasan Anda. Teks sebelumnya hanya ada di catatan tindakan.",
    words: {
      name: "words",
      label: "Alasan",
      hint: "Wajib diisi. Semua orang dapat membacanya.",
      required: true,
      min: 3,
      max: 300,
    },
    templates: ["Menghapus data pribadi.", "Jenis kerusakannya diperjelas.", "Lokasinya diperjelas."],
    submit: "Simpan suntingan",
    done: "disunting",
    shortcut: "e",
  },
  merge: {
    button: "Gabungkan",
    rare: true,
    title: "Gabungkan ke laporan lain",
    consequence: (report) =>
      `Laporan ini menjadi bagian dari laporan tujuan. Pendukung dan pengikutnya ikut pindah, dan halamannya mengarah ke sana. ${news(report)}`,
    words: {
      name: "words",
      label: "Keterangan",
      hint: "Boleh kosong. Hanya pengelola yang membacanya.",
      required: false,
      max: 1000,
    },
    templates: ["Kerusakan yang sama."],
    submit: "Gabungkan laporan",
    done: "digabung",
    shortcut: "g",
  },
  release: {
    button: "Tampilkan",
    title: "Tampilkan di daftar",
    consequence: () => "Teks laporan tampil di daftar publik sebagai Menunggu validasi, tanpa foto.",
    words: null,
    templates: [],
    submit: "Tampilkan laporan",
    done: "ditampilkan di daftar",
    shortcut: "p",
  },
};

function onMap({ damageType }: DeskReportView): string {
  return careOf(damageType)?.risky ? "tampil di peta dengan titik kira-kira, demi keamanan pelapor" : "tampil di peta";
}
