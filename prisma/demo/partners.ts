import type { OpenHours, PartnerMaterial, PartnerPrice } from "@/lib/partners/rules";
import type { Database, Transaction } from "@/prisma/client";
import { addPartner } from "@/prisma/factories/partner";

const DAY_MS = 86_400_000;

interface Sample {
  name: string;
  address: string;
  latitude: number;
  longitude: number;
  regency: string;
  province: string;
  materials: PartnerMaterial[];
  hours: OpenHours[];
  prices: PartnerPrice[];
}

const SAMPLES: Sample[] = [
  {
    name: "Bank Sampah Contoh Medan",
    address: "Alamat contoh, Medan Baru, Kota Medan",
    latitude: 3.5706,
    longitude: 98.6596,
    regency: "Kota Medan",
    province: "Sumatera Utara",
    materials: ["plastik", "kertas", "logam"],
    hours: [
      { day: 3, opens: "14:00", closes: "16:30" },
      { day: 6, opens: "08:00", closes: "11:00" },
    ],
    prices: [
      { name: "Botol PET bening", rupiah: 3000 },
      { name: "Kardus", rupiah: 1500 },
      { name: "Kaleng aluminium", rupiah: 11000 },
    ],
  },
  {
    name: "Bank Sampah Contoh Yogyakarta",
    address: "Alamat contoh, Umbulharjo, Kota Yogyakarta",
    latitude: -7.8127,
    longitude: 110.3876,
    regency: "Kota Yogyakarta",
    province: "DI Yogyakarta",
    materials: ["plastik", "kertas", "minyak_jelantah"],
    hours: [{ day: 7, opens: "07:30", closes: "10:00" }],
    prices: [
      { name: "Minyak jelantah", rupiah: 5000 },
      { name: "Kertas campur", rupiah: 1200 },
    ],
  },
];

/** Invented waste banks that say in their names that they are samples, and one that has filled in nothing yet. */
export async function seedDemoPartners(client: Database | Transaction, now: Date): Promise<void> {
  const createdAt = new Date(now.getTime() - 3 * DAY_MS);
  await addPartner(client, { name: "Bank Sampah Contoh Baru", writerKey: "system:seed", createdAt });
  for (const { hours, prices, ...sample } of SAMPLES) {
    await addPartner(client, {
      ...sample,
      openDays: hours.map(({ day }) => day),
      hours: hours.map((one) => ({ ...one })),
      prices: prices.map((one) => ({ ...one })),
      pricesOn: createdAt,
      scheduleNote: "Jadwal dan harga ini contoh; bank sampahnya tidak ada",
      writerKey: "system:seed",
      createdAt,
    });
  }
}
