import { describe, expect, it } from "vitest";
import { columnName, columnTitle } from "./columns";

describe("columnTitle", () => {
  it("gives an Indonesian title that an import reads as the same column", () => {
    expect(["name", "kind", "latitude", "longitude"].map(columnTitle)).toEqual(["nama", "jenis", "lintang", "bujur"]);
    for (const name of ["name", "kind", "latitude", "longitude", "description", "approximate", "regency", "province"]) {
      expect(columnName(columnTitle(name))).toBe(name);
    }
  });

  it("leaves a column without one as it is", () => {
    expect(columnTitle("status")).toBe("status");
  });
});
