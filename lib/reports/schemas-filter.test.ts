import { expect, it } from "vitest";
import { filterQuery, readFilterAddress } from "./schemas-filter";

it("takes the deepest area that lies in the one above, as a form without scripts sends them", () => {
  const area = (wilayah: string | string[]) => readFilterAddress({ wilayah }).filter?.area;
  expect(area(["34", "34.02", "34.02.14"])).toBe("34.02.14");
  expect(area(["51", "34.02", "34.02.14"]), "another province was chosen since").toBe("51");
  expect(area(["", "34.02"])).toBe("34.02");
  expect(area("")).toBeUndefined();
  expect(readFilterAddress({ wilayah: "__proto__" }).typed, "what names no area is not asked for").toEqual({});
});

it("says in the field's words what has to be mended, and asks nothing meanwhile", () => {
  const { filter, typed, errors } = readFilterAddress({ jenis: "Emas", dari: "2026-11-20", sampai: "2026-11-19" });
  expect(filter).toBeNull();
  expect(typed).toEqual({ jenis: "Emas", dari: "2026-11-20", sampai: "2026-11-19" });
  expect(errors.jenis).toMatch(/daftar/u);
  expect(readFilterAddress({ dari: "2026-11-20", sampai: "2026-11-19" }).errors.sampai).toMatch(/tanggal awal/u);
  expect(readFilterAddress({ dari: "kemarin" }).errors.dari).toMatch(/2026-03-14/u);
});

it("asks the API the same", () => {
  expect(filterQuery({ wilayah: "34.02", status: "VERIFIED", dari: "2026-11-01" })).toBe(
    "area=34.02&status=VERIFIED&from=2026-11-01",
  );
});
