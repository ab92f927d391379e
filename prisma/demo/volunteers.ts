import type { VolunteerArea } from "@/lib/volunteers/rules";
import type { Database, Transaction } from "@/prisma/client";
import { addVolunteer } from "@/prisma/factories/volunteer";

const DAY_MS = 86_400_000;

const SAMPLES: { name: string; area: VolunteerArea; action: string; motivation: string }[] = [
  {
    name: "Relawan Contoh Medan",
    area: "Medan",
    action: "Menanam pohon peneduh",
    motivation: "Contoh: ingin jalan kampung teduh untuk anak-anak yang berjalan ke sekolah.",
  },
  {
    name: "Relawan Contoh Surabaya",
    area: "Surabaya",
    action: "Merawat bibit mangrove",
    motivation: "Contoh: besar di tepi pantai dan ingin melihatnya hijau lagi.",
  },
  {
    name: "Relawan Contoh Bali",
    area: "Bali",
    action: "Membersihkan pantai",
    motivation: "Contoh: satu jam setiap Minggu pagi bersama tetangga.",
  },
  {
    name: "Relawan Contoh Yogyakarta",
    area: "Yogyakarta",
    action: "Mengajar membuat kompos",
    motivation: "Contoh: sisa dapur di kampung kami bisa menjadi tanah yang subur.",
  },
  {
    name: "Relawan Contoh Bandung",
    area: "Bandung",
    action: "Memilah sampah di sekolah",
    motivation: "Contoh: kebiasaan kecil paling mudah dimulai di kelas.",
  },
  {
    name: "Relawan Contoh Jakarta",
    area: "Jakarta Selatan",
    action: "Gotong royong tepi kali",
    motivation: "Contoh: kali yang bersih membuat banjir lebih jarang.",
  },
];

/** Invented volunteers, one of each area, who say that they are samples; they have no address, so nobody is mailed. */
export async function seedDemoVolunteers(client: Database | Transaction, now: Date): Promise<void> {
  for (const [index, sample] of SAMPLES.entries()) {
    const createdAt = new Date(now.getTime() - (SAMPLES.length - index) * DAY_MS);
    await addVolunteer(client, { ...sample, writerKey: "system:seed", createdAt });
  }
}
