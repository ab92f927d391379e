import { momentOf } from "@/lib/events/event/moments";
import type { Zone } from "@/lib/format/dates";
import { dayIn } from "@/lib/format/dates";
import type { Database, Transaction } from "@/prisma/client";
import { addEvent, type EventFields } from "@/prisma/factories/event";

interface DemoEvent extends EventFields {
  zone: Zone;
  capacity: number;
  registered: number;
  title: string;
  /** From today. */
  inDays: number;
  time: string;
  point: [latitude: number, longitude: number];
}

const DAY_MS = 86_400_000;
const KNOWN_FOR_DAYS = 60;

const PLANTINGS: DemoEvent[] = [
  {
    inDays: 9,
    time: "07:00",
    zone: "WIB",
    title: "Contoh: Tanam Trembesi di Tepi Jalan",
    description: "Menanam 60 bibit trembesi sebagai peneduh. Bibit dan cangkul disediakan.",
    location: "Lapangan Merdeka, Kota Medan",
    regency: "Kota Medan",
    province: "Sumatera Utara",
    point: [3.5905, 98.6777],
    capacity: 30,
    registered: 12,
  },
  {
    inDays: 16,
    time: "06:30",
    zone: "WIB",
    title: "Contoh: Tanam Mangrove di Wonorejo",
    description: "Menanam mangrove saat air surut. Pakai baju yang boleh basah.",
    location: "Ekowisata Mangrove Wonorejo, Kota Surabaya",
    regency: "Kota Surabaya",
    province: "Jawa Timur",
    point: [-7.3083, 112.8222],
    capacity: 40,
    registered: 38,
  },
  {
    inDays: 23,
    time: "07:30",
    zone: "WITA",
    title: "Contoh: Hijaukan Tepi Danau Bersama",
    description: "Menanam bambu dan beringin untuk menjaga mata air.",
    location: "Tepi Danau Buyan, Kabupaten Buleleng",
    regency: "Kabupaten Buleleng",
    province: "Bali",
    point: [-8.2442, 115.1256],
    capacity: 20,
    registered: 20,
  },
  {
    inDays: 37,
    time: "07:00",
    zone: "WIT",
    title: "Contoh: Tanam Sagu dan Matoa",
    description: "Menanam sagu dan matoa di halaman kampung bersama pelajar.",
    location: "Tepi Danau Sentani, Kabupaten Jayapura",
    regency: "Kabupaten Jayapura",
    province: "Papua",
    point: [-2.5886, 140.5169],
    capacity: 50,
    registered: 7,
  },
  {
    inDays: -20,
    time: "07:00",
    zone: "WIB",
    title: "Contoh: Tanam Pohon Buah di Sekolah",
    description: "Menanam jambu, mangga, dan sirsak di halaman sekolah.",
    location: "Bogor Tengah, Kota Bogor",
    regency: "Kota Bogor",
    province: "Jawa Barat",
    point: [-6.5953, 106.7972],
    capacity: 25,
    registered: 22,
    resultPeople: 19,
    resultTrees: 45,
    resultWords: "Contoh: semua bibit tertanam dan dijaga bergantian oleh tiap kelas.",
  },
];

/** Invented planting events: open, nearly full, full with people who wait, and past with results. */
export async function seedDemoEvents(client: Database | Transaction, now: Date): Promise<void> {
  for (const { inDays, time, point, ...event } of PLANTINGS) {
    const day = dayIn(new Date(now.getTime() + inDays * DAY_MS), event.zone);
    const startsAt = momentOf(`${day}T${time}`, event.zone);
    const { id } = await addEvent(client, {
      ...event,
      startsAt,
      latitude: point[0],
      longitude: point[1],
      approximate: true,
      organiser: "Komunitas contoh",
      writerKey: "system:seed",
      createdAt: new Date(now.getTime() - KNOWN_FOR_DAYS * DAY_MS),
      resultAt: event.resultPeople ? new Date(startsAt.getTime() + DAY_MS) : null,
    });
    if (event.registered === event.capacity) await addWaiting(client, id, now);
  }
}

async function addWaiting(client: Database | Transaction, eventId: number, now: Date): Promise<void> {
  const row = { eventId, status: "WAITING", name: "Warga contoh", waitingSince: now, createdAt: now } as const;
  await client.eventRegistration.createMany({ data: [row, { ...row, people: 2 }] });
}
