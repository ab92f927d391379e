import { containsLink } from "@/lib/holding/rules";
import type { PlaceKind } from "@/lib/places/rules";
import type { Database, Transaction } from "@/prisma/client";
import { addPlace, addVotes } from "@/prisma/factories/place";
import greenPlaces from "./green-places.json" with { type: "json" };

interface DemoPlace {
  name: string;
  kind: PlaceKind;
  point: [latitude: number, longitude: number];
  regency: string;
  province: string;
  description: string;
}

const HOUR_MS = 3_600_000;
const KNOWN_FOR_DAYS = 90;
const TO_CONFIRM = "Hubungi pengelolanya dahulu: jam buka dan kegiatannya perlu dikonfirmasi.";

/** Invented places that wait for the desk, the oldest first. */
const WAITING: DemoPlace[] = [
  {
    name: "Bank Sampah Contoh Melati",
    kind: "bank_sampah",
    point: [3.5953, 98.6641],
    regency: "Kota Medan",
    province: "Sumatera Utara",
    description: "Contoh: menerima plastik, kertas, dan minyak jelantah setiap Sabtu pagi di pos ronda.",
  },
  {
    name: "Taman Contoh Tepi Kali",
    kind: "taman_kota",
    point: [-7.7712, 110.3741],
    regency: "Kabupaten Sleman",
    province: "DI Yogyakarta",
    description: "Contoh: taman kecil di tepi kali dengan pohon peneduh dan bangku dari ban bekas.",
  },
  {
    name: "Mangrove Contoh Muara",
    kind: "mangrove",
    point: [-5.1103, 119.4372],
    regency: "Kota Makassar",
    province: "Sulawesi Selatan",
    description: "Contoh: bibit mangrove yang ditanam warga sejak dua tahun lalu.",
  },
  {
    name: "Titik Daur Ulang Contoh",
    kind: "daur_ulang",
    point: [-6.9147, 107.6098],
    regency: "Kota Bandung",
    province: "Jawa Barat",
    description:
      "Contoh: kotak pilah untuk botol, kaleng, dan baterai bekas. Info lain ada di www.contoh.com/daur-ulang",
  },
  {
    name: "Hutan Kota Contoh Kenanga",
    kind: "hutan_kota",
    point: [-6.2241, 106.8093],
    regency: "Jakarta Selatan",
    province: "DKI Jakarta",
    description: "",
  },
];

/** Real places of Indonesia, approved, and a few invented ones that wait. */
export async function seedDemoPlaces(client: Database | Transaction, now: Date): Promise<void> {
  const admin = await client.user.findFirst({ where: { role: "ADMIN" }, orderBy: { id: "asc" }, select: { id: true } });
  const start = now.getTime() - KNOWN_FOR_DAYS * 24 * HOUR_MS;
  for (const [index, place] of greenPlaces.entries()) {
    const createdAt = new Date(start + index * 24 * HOUR_MS);
    const { id } = await addPlace(client, {
      name: place.nama,
      kind: place.jenis as PlaceKind,
      description: place.perlu_konfirmasi_operasional ? `${place.deskripsi} ${TO_CONFIRM}` : place.deskripsi,
      latitude: place.lat,
      longitude: place.lon,
      regency: place.kabupaten_kota,
      province: place.provinsi,
      status: "APPROVED",
      writerKey: "system:seed",
      createdAt,
      decidedBy: admin?.id ?? null,
    });
    await addVotes(client, id, { open: (index * 7) % 5, createdAt });
  }
  for (const [index, { point, ...fields }] of WAITING.entries()) {
    const [latitude, longitude] = point;
    const createdAt = new Date(now.getTime() - (WAITING.length - index) * 5 * HOUR_MS);
    await addPlace(client, {
      ...fields,
      latitude,
      longitude,
      createdAt,
      heldReason: containsLink(fields.description) ? "link" : null,
    });
  }
}
