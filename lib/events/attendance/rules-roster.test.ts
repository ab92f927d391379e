import { expect, it } from "vitest";
import { reminderText, rosterText } from "./rules";
import type { RosterEntry } from "./view";

const EVENT = {
  title: "Tanam *Bakau*",
  date: "2026-03-14T01:00:00.000Z",
  ends: "2026-03-14T03:30:00.000Z",
  zone: "WITA",
  location: "Muara Badung",
} as const;

function entry(name: string, people = 1, status: RosterEntry["status"] = "CONFIRMED"): RosterEntry {
  const rest = {
    held_until: null,
    same_number: false,
    message: null,
    code: "",
    came: null,
    said_at: null,
    walk_in: null,
    certificate: null,
  };
  return { id: 1, name, people, status, ...rest };
}

it("numbers who has a seat and who waits, without the chat's markup", () => {
  const entries = [entry("Budi"), entry("Siti_", 3), entry("Made", 2, "WAITING"), entry("Ayu", 1, "OFFERED")];
  expect(rosterText(EVENT, entries)).toBe(
    [
      "*Tanam Bakau*",
      "Sabtu, 14 Maret 2026, 09.00–11.30 WITA",
      "Muara Badung",
      "",
      "1. Budi",
      "2. Siti (3 orang)",
      "3. Ayu",
      "",
      "Jumlah: 5 orang",
      "",
      "Daftar tunggu:",
      "1. Made (2 orang)",
    ].join("\n"),
  );
});

it("says that nobody has registered, and where to look", () => {
  expect(rosterText(EVENT, [])).toContain("Belum ada yang terdaftar.");
  expect(reminderText(EVENT, "https://sulur.test/event/bakau-1")).toMatch(/Muara Badung\n[\s\S]*bakau-1$/u);
});
