import { expect, it } from "vitest";
import type { ManagedPartnerView } from "@/lib/partners/view";
import { manageBody, manageErrors, manageValues, rupiahIn } from "./manage-values";

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
  const shown = { ...PARTNER, owns: false };
  const body = manageBody(manageValues(shown), shown);
  expect(body).toMatchObject({ hours: PARTNER.hours, prices: PARTNER.prices, revision: 3, phone: "0812-3456-7890" });
  expect(body).not.toHaveProperty("email");
});

it("reads rupiah as people write them", () => {
  expect(["3500", "3.500", "Rp 3.500", " rp3500 "].map(rupiahIn)).toEqual([3500, 3500, 3500, 3500]);
  expect(["", "0", "3,5", "3.50", "tiga", "99999999"].map(rupiahIn)).toEqual([null, null, null, null, null, null]);
});

it("says which row of hours or prices must be mended", () => {
  const values = manageValues(PARTNER);
  expect(manageErrors(values)).toEqual({});
  const days = values.days.map((one) => (one.day === 6 ? { ...one, closes: "07:00" } : one));
  expect(manageErrors({ ...values, days }).hours).toContain("Sabtu");
  const unpriced = [{ key: 9, name: "Kaca", rupiah: "" }];
  expect(manageErrors({ ...values, prices: unpriced }).prices).toContain("Kaca");
  expect(manageErrors({ ...values, prices_on: "" }).prices_on).toBeTruthy();
});
