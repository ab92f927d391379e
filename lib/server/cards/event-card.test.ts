import { expect, test, vi } from "vitest";
import { drawEventCard } from "./cards";

const drawn = vi.hoisted(() => vi.fn(async () => Buffer.alloc(0)));
vi.mock("./card", () => ({ drawCard: drawn }));

const event = {
  kind: "PLANTING",
  category: null,
  title: "Tanam Mangrove",
  location: "Wonorejo, Surabaya",
  date: "2027-03-14T00:30:00.000Z",
  zone: "WITA",
  registered: 12,
  capacity: 30,
  cancelled: false,
} as const;

test("says how many seats are taken and when it begins, on the clock of the place", async () => {
  await drawEventCard(event, null);
  expect(drawn).toHaveBeenLastCalledWith(
    expect.objectContaining({
      name: "12 dari 30 peserta",
      meta: "Minggu, 14 Maret 2027 pukul 08.30 WITA",
      badge: expect.objectContaining({ text: "Tanam Pohon" }),
      drawing: "mangrove",
    }),
    null,
  );
});

test("says that an event was called off", async () => {
  await drawEventCard({ ...event, kind: "COMMUNITY", category: "DISKUSI", cancelled: true }, null);
  expect(drawn).toHaveBeenLastCalledWith(
    expect.objectContaining({ badge: expect.objectContaining({ text: "Dibatalkan" }) }),
    null,
  );
});
