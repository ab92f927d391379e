/** What differs from one site of Sulur to the other. */
export interface SiteFacts {
  tileHost: string;
  geocoderHost: string;
  /** Whether mails leave by a mail server, and photos lie in a storage service. */
  sendsMail: boolean;
  usesStorage: boolean;
}

interface OtherParty {
  who: string;
  text: (facts: SiteFacts) => string;
}

export const OTHERS: readonly OtherParty[] = [
  {
    who: "Gambar peta",
    text: ({ tileHost }) =>
      `peramban Anda memuatnya langsung dari ${tileHost}, yang karena itu melihat alamat IP Anda dan bagian peta yang Anda buka.`,
  },
  {
    who: "Pencarian nama tempat",
    text: ({ geocoderHost }) =>
      `server kami mengirim nama tempat yang Anda ketik ke ${geocoderHost}, tanpa alamat IP dan tanpa data lain tentang Anda. Nama tempat dan titiknya disimpan paling lama 180 hari agar tidak ditanyakan dua kali.`,
  },
  {
    who: "Email",
    text: ({ sendsMail }) =>
      sendsMail
        ? "email kepada Anda dikirim melalui server email pengelola situs ini, lalu melalui penyedia email Anda."
        : "situs ini belum punya server email, jadi email kepada Anda hanya disimpan sebagai berkas di server dan tidak dikirim.",
  },
  {
    who: "Penyimpanan foto",
    text: ({ usesStorage }) =>
      usesStorage
        ? "foto disimpan di layanan penyimpanan yang dipilih pengelola situs ini dan hanya disajikan melalui Sulur."
        : "foto disimpan di server situs ini dan hanya disajikan melalui Sulur.",
  },
  {
    who: "Video",
    text: () =>
      "video di halaman Video Edukasi dimuat dari YouTube (www.youtube-nocookie.com) baru setelah Anda menekan putar. Sejak itu YouTube melihat alamat IP Anda dan video yang Anda tonton.",
  },
  {
    who: "Notifikasi",
    text: () =>
      "hanya bila Anda menyalakannya: pesannya lewat layanan notifikasi pembuat peramban Anda (misalnya Google, Mozilla, atau Apple), tersandi untuk peramban Anda, tanpa data pribadi.",
  },
  {
    who: "Tautan keluar",
    text: () =>
      "WhatsApp, Google Maps, dan situs lain baru tahu tentang Anda bila Anda menekan tautannya. Lokasi perangkat Anda hanya dibaca bila Anda menekan tombolnya dan mengizinkan.",
  },
];
