import sharp from "sharp";
import { expect, test } from "vitest";
import { drawPartnerCard } from "./cards";

test("draws a JPEG of 1200 × 630 below 300 KB, however much a waste bank wrote", async () => {
  const partner = {
    name: "Bank Sampah Melati Bersih Sukamaju RW 07 Kelurahan Cibadak 🌿",
    badge: "BSU",
    area: "Kota Bogor, Jawa Barat",
    address: null,
    takes: "Plastik, Kertas, Logam, Kaca, Elektronik, Minyak jelantah, Tekstil, Organik",
    schedule: "Senin 08.00–11.00, Selasa 08.00–11.00, Rabu 08.00–11.00, Kamis 08.00–11.00. Tutup saat hari raya.",
  } as const;
  const photo = await sharp({ create: { width: 900, height: 900, channels: 3, background: "#336699" } })
    .webp()
    .toBuffer();
  for (const shown of [null, photo]) {
    const picture = await drawPartnerCard(partner, shown);
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
    expect(picture.byteLength).toBeLessThan(300_000);
  }
});
