import { describe, expect, it } from "vitest";
import type { EventView, RegistrationView } from "@/lib/events/event/view";
import { isShort, linkText, madeText, mostPeople, offerText, successText } from "./registration-words";

const planting = { kind: "PLANTING", title: "Tanam Mangrove", capacity: 20, registered: 17 } as EventView;
const community = { ...planting, kind: "COMMUNITY", title: "Workshop Kompos" } as EventView;
const HELD = { status: "HELD", held_until: "2026-03-14T01:00:00.000Z", ahead: null, people: 2 } as RegistrationView;
describe("the registration form", () => {
  it("knows when there are too few seats left", () => {
    expect([isShort(planting, 3), isShort(planting, 4)]).toEqual([false, true]);
  });

  it("names person and event, or the place in the waiting list", () => {
    const confirmed = {
      status: "CONFIRMED",
      ahead: null,
      held_until: null,
      people: 2,
      mailed: true,
      by_email: true,
    } as RegistrationView;
    expect(successText(planting, confirmed, "Budi")).toBe("Pendaftaran berhasil! Kartu kegiatan telah diperbarui.");
    const thanks = successText(community, confirmed, "Budi");
    for (const part of ["Budi", "Workshop Kompos", "Konfirmasi", "email"]) expect(thanks).toContain(part);
    expect(successText(planting, { ...confirmed, status: "WAITING", ahead: 4 }, "Budi")).toContain("Ada 4 orang");
  });

  it("promises no mail that is not sent", () => {
    const made = {
      status: "CONFIRMED",
      ahead: null,
      held_until: null,
      people: 2,
      mailed: false,
      by_email: true,
    } as RegistrationView;
    expect(successText(community, made, "Budi")).toBe("Terima kasih, Budi! Anda terdaftar di “Workshop Kompos”.");
    expect(linkText(made)).toMatch(/^Email konfirmasi mungkin tidak terkirim: simpan tautan pribadi/u);
    expect(successText(planting, { ...made, status: "WAITING" }, "Budi")).not.toMatch(/email/u);
    expect(linkText({ ...made, mailed: true })).toContain("juga kami kirim lewat email");
    expect(offerText(true)).toContain("kecuali email kami dihentikan");
    const byNumber = { ...made, by_email: false };
    expect([linkText(byNumber), successText(planting, { ...byNumber, status: "WAITING" }, "Budi")].join()).not.toMatch(
      /email|hari ini/u,
    );
  });
});

it("says plainly that a registration is held, and until when", () => {
  const held = { ...HELD, mailed: false, by_email: false };
  expect(successText({ ...planting, zone: "WITA" }, held, "Budi")).toBe(
    "Pendaftaran Anda di “Tanam Mangrove” menunggu penyelenggara, paling lambat Sabtu, 14 Maret 2026 pukul 09.00 WITA. Keputusannya tampil di tautan pribadi Anda.",
  );
  expect(successText(planting, { ...held, mailed: true, by_email: true }, "Budi")).toContain("Konfirmasi email Anda");
  expect(madeText(held)).toBe("Pendaftaran Anda menunggu penyelenggara.");
});

it("offers no more people than seats, any number where all wait, and what was chosen before others came", () => {
  expect(mostPeople({ capacity: 40, registered: 39 }, 1, true)).toBe(1);
  expect(mostPeople({ capacity: 40, registered: 3 }, 1, true)).toBe(10);
  expect(mostPeople({ capacity: 40, registered: 40 }, 1, true)).toBe(10);
  expect(mostPeople({ capacity: 40, registered: 38 }, 4, true)).toBe(4);
});

it("offers four people to who has no account", () => {
  expect(mostPeople({ capacity: 40, registered: 3 }, 1, false)).toBe(4);
  expect(mostPeople({ capacity: 40, registered: 40 }, 1, false)).toBe(4);
  expect(mostPeople({ capacity: 40, registered: 38 }, 1, false)).toBe(2);
});
