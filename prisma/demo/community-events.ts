import { momentOf } from "@/lib/events/event/moments";
import type { EventCategory } from "@/lib/events/event/rules";
import type { Database, Transaction } from "@/prisma/client";
import { addEvent } from "@/prisma/factories/event";

interface CommunityEvent {
  /** Month, day and time in western Indonesia. */
  on: `${number}-${number}T${number}:${number}`;
  hours: number;
  category: EventCategory;
  title: string;
  location: string;
  regency: string;
  province: string;
  point: [latitude: number, longitude: number];
  description: string;
  registered: number;
  capacity: number;
}

/** The six of the spec, section 3; times and places are ours. */
const COMMUNITY_EVENTS: CommunityEvent[] = [
  {
    on: "06-15T07:00",
    hours: 4,
    category: "GOTONG_ROYONG",
    title: "Contoh: Bersih-Bersih Sungai",
    location: "Tepi Kali Ciliwung, Condet, Jakarta Timur",
    regency: "Jakarta Timur",
    province: "DKI Jakarta",
    point: [-6.2887, 106.8565],
    description: "Mengangkat dan memilah sampah di tepi sungai bersama warga. Sarung tangan dan karung disediakan.",
    registered: 45,
    capacity: 100,
  },
  {
    on: "06-18T16:00",
    hours: 2,
    category: "DISKUSI",
    title: "Contoh: Diskusi Sampah Plastik",
    location: "Balai warga Dago, Kota Bandung",
    regency: "Kota Bandung",
    province: "Jawa Barat",
    point: [-6.8853, 107.6136],
    description: "Berbagi cara mengurangi plastik sekali pakai di rumah, warung, dan sekolah.",
    registered: 32,
    capacity: 60,
  },
  {
    on: "06-22T07:00",
    hours: 4,
    category: "GOTONG_ROYONG",
    title: "Contoh: Tanam 1000 Pohon",
    location: "Lereng Ungaran, Kabupaten Semarang",
    regency: "Kabupaten Semarang",
    province: "Jawa Tengah",
    point: [-7.1861, 110.3419],
    description: "Menanam seribu bibit pohon untuk menahan tanah lereng. Bawa topi, air minum, dan sepatu yang kuat.",
    registered: 78,
    capacity: 120,
  },
  {
    on: "06-25T09:00",
    hours: 3,
    category: "WORKSHOP",
    title: "Contoh: Workshop Kompos",
    location: "Kebun warga Kotagede, Kota Yogyakarta",
    regency: "Kota Yogyakarta",
    province: "DI Yogyakarta",
    point: [-7.8283, 110.4006],
    description: "Belajar membuat kompos dari sisa dapur, dari memilih wadah sampai memanen.",
    registered: 28,
    capacity: 40,
  },
  {
    on: "06-29T06:30",
    hours: 3,
    category: "GOTONG_ROYONG",
    title: "Contoh: Bersih-Bersih Pantai",
    location: "Pantai Parangtritis, Kabupaten Bantul",
    regency: "Kabupaten Bantul",
    province: "DI Yogyakarta",
    point: [-8.0256, 110.3292],
    description: "Memungut sampah di sepanjang pantai lalu mencatat jenisnya. Karung dan alat pungut disediakan.",
    registered: 56,
    capacity: 80,
  },
  {
    on: "07-02T15:30",
    hours: 2,
    category: "KAMPANYE",
    title: "Contoh: Kampanye Hemat Energi",
    location: "Taman Bungkul, Kota Surabaya",
    regency: "Kota Surabaya",
    province: "Jawa Timur",
    point: [-7.2913, 112.7398],
    description: "Mengajak pengunjung taman menghemat listrik dengan langkah yang bisa dimulai di rumah hari ini.",
    registered: 41,
    capacity: 100,
  },
];

/** The day in the next year in which it lies ahead. */
function nextTime(on: string, now: Date): Date {
  const year = now.getUTCFullYear();
  const thisYear = momentOf(`${year}-${on}`, "WIB");
  return thisYear > now ? thisYear : momentOf(`${year + 1}-${on}`, "WIB");
}

/** The spec's six community events; those who registered are numbers, not people. */
export async function seedCommunityEvents(client: Database | Transaction, now: Date): Promise<void> {
  for (const { on, hours, point, ...event } of COMMUNITY_EVENTS) {
    const startsAt = nextTime(on, now);
    await addEvent(client, {
      ...event,
      kind: "COMMUNITY",
      startsAt,
      endsAt: new Date(startsAt.getTime() + hours * 3_600_000),
      latitude: point[0],
      longitude: point[1],
      approximate: true,
      organiser: "Sulur",
      writerKey: "system:seed",
      createdAt: now,
    });
  }
}
