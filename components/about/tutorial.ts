interface TutorialFrame {
  /** Its scene in public/ilustrasi. */
  drawing: string;
  title: string;
  text: string;
}

/** The way of one report, as the film of /cara-kerja shows it. After a change tools/art/tutorial.ts makes it anew. */
export const TUTORIAL: readonly TutorialFrame[] = [
  {
    drawing: "selokan",
    title: "Anda melihat masalah",
    text: "Selokan di ujung gang tersumbat dan mulai berbau. Ambil foto dari tempat yang aman.",
  },
  {
    drawing: "lapor",
    title: "Anda menulis laporan",
    text: "Buka halaman Laporan dan tulis apa yang terjadi, di mana, dan sejak kapan.",
  },
  {
    drawing: "peta",
    title: "Anda menunjuk tempatnya",
    text: "Geser peta sampai penanda tepat di lokasi, supaya petugas tidak salah gang.",
  },
  {
    drawing: "ponsel",
    title: "Anda menyimpan nomornya",
    text: "Simpan nomor laporan atau bagikan lewat WhatsApp, lalu ikuti langkahnya kapan saja.",
  },
  {
    drawing: "tanam",
    title: "Warga turun tangan",
    text: "Buat atau ikuti kegiatan di dekatnya: bersih-bersih, menanam, dan merawat.",
  },
  {
    drawing: "timbangan",
    title: "Kebiasaan baru tumbuh",
    text: "Pilah sampah dari rumah dan temukan bank sampah terdekat di peta, agar masalahnya tidak kembali.",
  },
];

/** How long one scene is shown. */
export const FRAME_SECONDS = 6;

/** The film's subtitles, as WebVTT. */
export function tutorialSubtitles(): string {
  const cues = TUTORIAL.map(
    ({ title, text }, index) =>
      `${timeOf(index * FRAME_SECONDS)} --> ${timeOf((index + 1) * FRAME_SECONDS)}\n${index + 1}. ${title}\n${text}\n`,
  );
  return `WEBVTT\n\n${cues.join("\n")}`;
}

function timeOf(seconds: number): string {
  return `00:${String(seconds).padStart(2, "0")}.000`;
}
