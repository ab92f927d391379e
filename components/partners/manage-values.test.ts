import { expect, it } from "vitest";
import { bodyOf } from "@/lib/forms/rules";
import { pageFields } from "@/lib/partners/fields-page";
import type { ManagedPartnerView } from "@/lib/partners/view";
import { errorsByList, partErrors, partsBody, partsOf, rupiahIn, textsOf } from "./manage-values";

const PARTNER: ManagedPartnerView = {
  id: 4,
  name: "Bank Sampah Melati",
  phone: "+6281234567890",
  address: null,
  slug: "bank-sampah-melati-4",
  whatsapp: true,
  latitude: null,
  longitude: null,
  approximate: false,
  area: null,
  area_code: null,
  area_certainty: null,
  photo: null,
  materials: ["plastik"],
  hours: [{ day: 6, opens: "08:00", closes: "11:00" }],
  schedule_note: null,
  prices: [{ name: "Kardus", rupiah: 1500 }],
  prices_on: "2026-03-10",
  badge: null,
  created_at: "2026-03-01T00:00:00.000Z",
  email: null,
  held: false,
  hidden: false,
  owns: true,
  revision: 3,
};

it("sends back what it was given, without an address that was not shown", () => {
  const body = { ...bodyOf(pageFields(false, null), textsOf(PARTNER)), ...partsBody(partsOf(PARTNER)) };
  expect(body).toMatchObject({ hours: PARTNER.hours, prices: PARTNER.prices, phone: "0812-3456-7890", whatsapp: true });
  expect(body).not.toHaveProperty("email");
});

it("reads rupiah as people write them", () => {
  expect(["3500", "3.500", "Rp 3.500", " rp3500 "].map(rupiahIn)).toEqual([3500, 3500, 3500, 3500]);
  expect(["", "0", "3,5", "3.50", "tiga", "99999999"].map(rupiahIn)).toEqual([null, null, null, null, null, null]);
});

it("says which row of hours or prices must be mended", () => {
  const parts = partsOf(PARTNER);
  expect(partErrors(parts, "2026-03-10")).toEqual({});
  const hours = parts.hours.map((one) => (one.day === 6 ? { ...one, closes: "07:00" } : one));
  expect(partErrors({ ...parts, hours }, "2026-03-10").hours).toContain("Sabtu");
  const unpriced = [{ key: 9, name: "Kaca", rupiah: "" }];
  expect(partErrors({ ...parts, prices: unpriced }, "2026-03-10").prices).toContain("Kaca");
  expect(partErrors(parts, "").prices_on).toBeTruthy();
});

it("says at the list what the server says of one of its rows", () => {
  expect(errorsByList({ "prices.2.name": "Terlalu panjang.", email: "Belum benar." })).toEqual({
    prices: "Terlalu panjang.",
    email: "Belum benar.",
  });
});
