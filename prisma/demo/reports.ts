import { Gazetteer } from "@/lib/geocoding/gazetteer";
import { containsLink } from "@/lib/holding/rules";
import { ANONYMOUS_REPORTER } from "@/lib/reports/rules";
import gazetteerFile from "@/lib/server/geocoder/gazetteer.json" with { type: "json" };
import type { Database, Transaction } from "@/prisma/client";
import { addReport, addSteps, addSupports, type StepFields } from "@/prisma/factories/report";

/** `[days after the report, what happened, words of staff]` */
type DemoStep = [days: number, kind: StepFields["kind"], words?: string];

interface DemoReport {
  daysAgo: number;
  damageType: string;
  location: string;
  place: [latitude: number, longitude: number];
  description: string;
  /** What a town nearby would not tell. */
  area?: { areaCode: string; areaCertainty: "person"; regency: string; province: string };
  anonymous?: true;
  supports?: number;
  steps?: DemoStep[];
}

const DAY_MS = 86_400_000;
const SAMPLE_REPORTER = "Warga contoh";

const REPORTS: DemoReport[] = [
  {
    daysAgo: 61,
    damageType: "Sampah menumpuk",
    location: "Tepi Sungai Deli, Medan Maimun, Kota Medan",
    place: [3.5731, 98.6853],
    description:
      "Sampah rumah tangga menumpuk di tepi sungai sepanjang kira-kira sepuluh meter. Saat hujan sampah hanyut dan tersangkut di kaki jembatan.",
    supports: 12,
    steps: [
      [1, "VERIFIED", "Titik dan keadaan sudah kami periksa bersama warga setempat."],
      [6, "IN_PROGRESS", "Gotong royong warga dijadwalkan pada akhir pekan."],
      [12, "CLAIMED", "Tepi sungai sudah dibersihkan dan dipasangi papan larangan membuang sampah."],
      [14, "CONFIRMED"],
      [14, "RESOLVED"],
    ],
  },
  {
    daysAgo: 54,
    damageType: "Saluran tersumbat/banjir",
    location: "Permukiman dekat Kota Lama, Semarang Utara, Kota Semarang",
    place: [-6.9662, 110.4283],
    description:
      "Saluran di depan gang tersumbat lumpur dan plastik. Setiap hujan lebat air masuk ke teras rumah setinggi mata kaki.",
    supports: 21,
    steps: [
      [1, "VERIFIED"],
      [3, "IN_PROGRESS", "Laporan diteruskan ke kelurahan untuk pengerukan."],
      [17, "CLAIMED", "Saluran sudah dikeruk sepanjang dua ratus meter."],
      [31, "RESOLVED"],
    ],
  },
  {
    daysAgo: 47,
    damageType: "Saluran tersumbat/banjir",
    location: "Kanal Panampu, Tallo, Kota Makassar",
    place: [-5.1165, 119.4284],
    description:
      "Kanal penuh sampah plastik sehingga air tidak mengalir dan berbau. Anak-anak biasa bermain di sekitarnya.",
    supports: 17,
    steps: [
      [2, "VERIFIED"],
      [9, "CLAIMED", "Sampah di kanal sudah diangkat."],
      [12, "REOPENED", "Warga mengabarkan sampah menumpuk lagi di titik yang sama."],
    ],
  },
  {
    daysAgo: 38,
    damageType: "Kerusakan pesisir/mangrove",
    location: "Pesisir Muara Angke, Penjaringan, Jakarta Utara",
    place: [-6.1052, 106.7671],
    description: "Akar mangrove muda tertutup plastik dan jaring bekas. Beberapa batang sudah mengering.",
    supports: 9,
    steps: [
      [2, "VERIFIED", "Titik lokasi sudah kami periksa."],
      [10, "IN_PROGRESS", "Relawan dijadwalkan membersihkan akar dan menyulam bibit."],
    ],
  },
  {
    daysAgo: 33,
    damageType: "Sampah menumpuk",
    location: "Pantai dekat muara, Kuta Selatan, Kabupaten Badung",
    place: [-8.7809, 115.1668],
    description:
      "Sampah kiriman menumpuk di pasir setelah angin barat: plastik, kayu, dan sandal. Bercampur dengan jaring yang dapat menjerat penyu.",
    supports: 30,
    steps: [
      [1, "VERIFIED"],
      [4, "IN_PROGRESS", "Kelompok warga pantai membersihkan setiap pagi selama musim angin barat."],
      [30, "CLAIMED", "Kiriman sampah minggu ini sudah terangkut."],
    ],
  },
  {
    daysAgo: 26,
    damageType: "Longsor/erosi",
    location: "Lereng di atas permukiman, Abepura, Kota Jayapura",
    place: [-2.6131, 140.6689],
    description:
      "Tanah di lereng mulai retak dan sebagian turun ke jalan setapak. Tidak ada lagi pohon yang menahan di bagian atas.",
    supports: 6,
    steps: [[3, "VERIFIED", "Warga setempat menguatkan laporan ini."]],
  },
  {
    daysAgo: 22,
    damageType: "Pembakaran sampah",
    location: "Lahan kosong di Rungkut, Kota Surabaya",
    place: [-7.3305, 112.7894],
    description:
      "Hampir setiap sore ada pembakaran sampah plastik di lahan kosong. Asapnya masuk ke rumah dan membuat anak-anak batuk.",
    anonymous: true,
    supports: 14,
    steps: [[1, "VERIFIED"]],
  },
  {
    daysAgo: 19,
    damageType: "Pencemaran air",
    location: "Sungai Cikapundung, Coblong, Kota Bandung",
    place: [-6.8869, 107.6083],
    description:
      "Air sungai berbusa dan berbau detergen pada pagi hari, lalu jernih kembali menjelang siang. Sudah berlangsung seminggu.",
    supports: 8,
    steps: [[2, "VERIFIED", "Titik lokasi sesuai. Laporan kami teruskan ke dinas lingkungan hidup setempat."]],
  },
  {
    daysAgo: 15,
    damageType: "Sampah menumpuk",
    location: "Tepi jalan di Tikala, Kota Manado",
    place: [1.4816, 124.8561],
    description: "Tumpukan sampah di tepi jalan yang sama dengan laporan tetangga saya beberapa hari lalu.",
    steps: [[1, "REJECTED", "Laporan yang sama sudah kami terima dan sedang ditangani."]],
  },
  {
    daysAgo: 11,
    damageType: "Kerusakan pesisir/mangrove",
    location: "Pesisir Margomulyo, Balikpapan Barat, Kota Balikpapan",
    place: [-1.2206, 116.8225],
    description: "Sebagian mangrove ditebang untuk jalur perahu. Lumpur di sekitarnya mulai terkikis saat pasang.",
    supports: 5,
    steps: [[2, "VERIFIED"]],
  },
  {
    daysAgo: 6,
    damageType: "Penebangan pohon",
    location: "Bantaran kali di Oebobo, Kota Kupang",
    place: [-10.1698, 123.6167],
    description: "Pohon peneduh di bantaran kali ditebang pada malam hari. Tinggal tunggulnya, kira-kira enam batang.",
    anonymous: true,
    supports: 3,
    steps: [[1, "ASKED", "Di sebelah mana bantaran pohon itu berdiri? Sebutkan patokan terdekat."]],
  },
  {
    daysAgo: 4,
    damageType: "Pencemaran air",
    location: "Parit di Seberang Ulu, Kota Palembang",
    place: [-3.0012, 104.7644],
    description: "Air parit menghitam dan ikan kecil mati mengapung. Baunya menyengat sejak tiga hari lalu.",
    supports: 4,
  },
  {
    daysAgo: 2,
    damageType: "Pencemaran udara",
    location: "Permukiman di Tampan, Kota Pekanbaru",
    place: [0.4797, 101.3922],
    description: "Asap tipis berbau menyelimuti permukiman sejak subuh. Jarak pandang di jalan besar berkurang.",
    supports: 7,
  },
  {
    daysAgo: 1,
    damageType: "Limbah B3/industri",
    location: "Pinggir sawah di Piyungan, Kabupaten Bantul",
    place: [-7.8437, 110.4642],
    area: { areaCode: "34.02.14", areaCertainty: "person", regency: "Kabupaten Bantul", province: "DI Yogyakarta" },
    description: "Beberapa drum bekas bahan kimia dibuang di pinggir sawah. Ada cairan yang merembes ke tanah.",
    anonymous: true,
  },
  {
    daysAgo: 0.1,
    damageType: "Sampah menumpuk",
    location: "Dekat pasar di Medan Denai, Kota Medan",
    place: [3.5716, 98.7192],
    description: "Sampah menumpuk lagi di dekat pasar. Selengkapnya ada di www.contoh.com/sampah-pasar",
  },
];

/** Sample reports over Indonesia in all states; the last one is held, so that the desk shows what the filter does. */
export async function seedDemoReports(client: Database | Transaction, now: Date): Promise<void> {
  const gazetteer = new Gazetteer(gazetteerFile);
  const admin = await client.user.findFirst({ where: { role: "ADMIN" }, orderBy: { id: "asc" }, select: { id: true } });
  for (const { daysAgo, place, area, anonymous, supports, steps, ...texts } of REPORTS) {
    const createdAt = new Date(now.getTime() - daysAgo * DAY_MS);
    const [latitude, longitude] = place;
    const report = await addReport(client, {
      ...texts,
      latitude,
      longitude,
      ...(area ?? gazetteer.areaOf(latitude, longitude)),
      createdAt,
      anonymous: anonymous ?? false,
      reporterName: anonymous ? ANONYMOUS_REPORTER : SAMPLE_REPORTER,
      heldReason: containsLink(texts.description) ? "link" : null,
    });
    const taken = (steps ?? []).map(([days, kind, words]) => ({
      kind,
      words,
      createdAt: new Date(createdAt.getTime() + days * DAY_MS),
      // Who lives there says that it is mended, or the clock.
      userId: kind === "CONFIRMED" || kind === "RESOLVED" ? null : (admin?.id ?? null),
    }));
    if (taken.length > 0) await addSteps(client, report.id, taken);
    if (supports) await addSupports(client, report.id, supports, createdAt);
  }
}
