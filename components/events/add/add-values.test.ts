import { describe, expect, it } from "vitest";
import { EVENT, sentEvent } from "@/lib/events/event/fields";
import { bodyOf, problemsIn } from "@/lib/forms/rules";
import { spanOf, zonesFrom } from "./add-values";

const EMPTY_EVENT = {
  title: "",
  description: "",
  capacity: "",
  organiser: "",
  date: "",
  time: "",
  ends_date: "",
  ends: "",
  zone: "",
  location: "",
};

const FILLED = {
  ...EMPTY_EVENT,
  title: "Tanam Bakau",
  description: "Bawa sarung tangan dan air minum.",
  date: "2027-03-14",
  location: "Pantai Losari, Makassar",
  capacity: "30",
};

describe("the form itself", () => {
  it("asks for the five fields in the words of the specification", () => {
    expect(problemsIn(EVENT, EMPTY_EVENT)).toEqual({
      title: "Judul kegiatan wajib diisi!",
      date: "Tanggal wajib diisi!",
      location: "Lokasi wajib diisi!",
      description: "Deskripsi wajib diisi!",
      capacity: "Kapasitas harus angka positif!",
    });
    expect(problemsIn(EVENT, FILLED)).toEqual({});
  });

  it.each(["0", "-3", "tiga", "2,5", "1e3", ""])("takes no capacity of %j", (capacity) => {
    expect(problemsIn(EVENT, { ...FILLED, capacity })).toHaveProperty("capacity");
  });
});

it("reads a capacity as people write it", () => {
  const read = (capacity: string) => bodyOf(EVENT, { ...FILLED, capacity }).capacity;
  expect([" 30 ", "1.200", "12.000"].map(read)).toEqual([30, 1200, 12_000]);
});

describe("begin and end", () => {
  it("follow the clock of the place, with the server's defaults", () => {
    const span = spanOf(FILLED, "WITA");
    expect(span?.zone).toBe("WITA");
    expect(span?.startsAt.toISOString()).toBe("2027-03-13T23:00:00.000Z");
    expect(span?.endsAt.toISOString()).toBe("2027-03-14T02:00:00.000Z");
  });

  it("are the hours that were written, also on a clock chosen against the place's", () => {
    const values = { ...FILLED, time: "08:30", ends: "11:00", zone: "WIB" };
    expect(spanOf(values, "WITA")?.startsAt.toISOString()).toBe("2027-03-14T01:30:00.000Z");
    expect(sentEvent(bodyOf(EVENT, values))).toMatchObject({
      date: "2027-03-14T08:30",
      ends: "2027-03-14T11:00",
      zone: "WIB",
    });
  });

  it("are unknown without a day", () => {
    expect(spanOf(EMPTY_EVENT, "WIB")).toBeNull();
  });

  it("are unknown as long as nobody knows the clock", () => {
    expect(spanOf(FILLED, null)).toBeNull();
    expect(spanOf({ ...FILLED, zone: "WIT" }, null)?.startsAt.toISOString()).toBe("2027-03-13T22:00:00.000Z");
  });
});

it("sends nothing that was left empty", () => {
  expect(sentEvent(bodyOf(EVENT, FILLED))).toEqual({
    title: "Tanam Bakau",
    date: "2027-03-14",
    location: "Pantai Losari, Makassar",
    description: "Bawa sarung tangan dan air minum.",
    capacity: 30,
  });
});

it.each([
  [-420, ["WIB", "WITA", "WIT"]],
  [-480, ["WITA", "WIB", "WIT"]],
  [-540, ["WIT", "WIB", "WITA"]],
  [0, ["WIB", "WITA", "WIT"]],
])("offers the device's own zone first, at %i minutes", (minutes, zones) => {
  expect(zonesFrom(minutes)).toEqual(zones);
});
