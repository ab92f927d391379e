import { describe, expect, it } from "vitest";
import { filterIn, withFilter } from "./filter-address";

describe("the filter in the address", () => {
  it("is read without what is no month, area or view", () => {
    expect(filterIn("?bulan=2026-12&provinsi=DKI%20Jakarta&tampilan=kalender&jenis=semua")).toEqual({
      month: "2026-12",
      area: "31",
      view: "calendar",
      all: true,
    });
    expect(filterIn("?bulan=2026-13&provinsi=Atlantis&tampilan=peta&jenis=lain")).toEqual({
      month: null,
      area: null,
      view: "cards",
      all: false,
    });
  });

  it("is written so that it can be read again, beside what else is there", () => {
    const filter = { month: "2027-01", area: "51", view: "calendar", all: false } as const;
    const search = withFilter("?utm=wa&bulan=2026-12", filter);
    expect(search).toBe("?bulan=2027-01&provinsi=Bali&tampilan=kalender&utm=wa");
    expect(filterIn(search)).toEqual(filter);
    expect(withFilter(search, { month: null, area: null, view: "cards", all: false })).toBe("?utm=wa");
    const regency = withFilter("", { ...filter, area: "51.71" });
    expect(filterIn(regency).area).toBe("51.71");
    expect(withFilter(regency, { ...filter, area: null })).toBe("?bulan=2027-01&tampilan=kalender");
  });
});
