import { expect, it } from "vitest";
import { fillAreaNames, readAreaNames } from "@/scripts/areas/names";
import { testDatabase } from "@/scripts/testing/database";
import { writeAreaNames } from "./commands-names";

const { patient: db } = await testDatabase();

const findArea = (code: string) => db.area.findUnique({ where: { code } });

it("writes the whole country's names, and only once", async () => {
  expect(await fillAreaNames(db)).toBe(true);
  const levels = await db.area.groupBy({ by: ["level"], _count: true, orderBy: { level: "asc" } });
  expect(levels.map(({ _count }) => _count)).toEqual([38, 514, 7_285, 83_762]);
  expect(await findArea("34.02.14.2002")).toMatchObject({
    name: "Srimulyo",
    searchKey: "srimulyo piyungan kabupaten bantul di yogyakarta",
  });
  expect(await fillAreaNames(db)).toBe(false);
});

it("leads old names and codes of a newer edition to the new ones", async () => {
  const names = await readAreaNames();
  const edition = names.flatMap(({ code, name }) => {
    // Piyungan and its villages go to a new regency, Sewon has a new name, one village is merged into its district.
    if (code === "34.02.13.2001") return [];
    if (code === "34.02")
      return [
        { code, name },
        { code: "34.05", name: "Kabupaten Bantul Timur" },
      ];
    if (code.startsWith("34.02.14")) return [{ code: code.replace("34.02.14", "34.05.01"), name }];
    return [{ code, name: code === "34.02.15" ? "Sewon Baru" : name }];
  });
  const before = await findArea("34.02.15");
  expect(await writeAreaNames(db, "next", async () => edition)).toBe(true);
  expect(await findArea("34.02.14")).toMatchObject({ successor: "34.05.01" });
  expect(await findArea("34.02.14.2002")).toMatchObject({ successor: "34.05.01.2002" });
  expect(await findArea("34.02.13.2001")).toMatchObject({ successor: "34.02.13" });
  expect(await findArea("34.02.15")).toMatchObject({ name: "Sewon Baru", formerNames: [before?.name] });
  expect(await findArea("34.05")).toMatchObject({ parentCode: "34", successor: null });
});
