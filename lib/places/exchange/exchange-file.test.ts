import { describe, expect, it } from "vitest";
import { IMPORT_LIMIT, IMPORT_MAX_BYTES } from "@/lib/places/rules";
import { readPlaceFile } from "./exchange-file";
import { judgeRows } from "./exchange-rows";

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readPlaceFile(bytes(text));
const judge = (text: string) => judgeRows(read(text).rows);

const HEADER = "name,kind,description,latitude,longitude";
const MENTENG = "Taman Menteng,taman_kota,Taman kota,-6.1966,106.8294";

/** Two megabytes of it, as many as may be sent. */
const filledWith = (start: string, part: string, end = "") =>
  start + part.repeat(Math.floor((IMPORT_MAX_BYTES - start.length - end.length) / part.length)) + end;

describe("a file made to be heavy", () => {
  const columns = `name,latitude,longitude,${Array.from({ length: 300_000 }, (_, index) => index.toString(36)).join(",")}`;
  it.each([
    ["a million rows", filledWith(`${HEADER}\n`, "1\n"), "lebih dari"],
    ["a million blank rows", filledWith(`${HEADER}\n`, ",\n"), "baris kosong"],
    ["hundreds of thousands of columns", `${columns}\n1,2,3\n`, "kolom"],
    ["thousands of columns in thousands of rows", filledWith(`${columns.slice(0, 8_000)}\n`, "1\n"), "kolom"],
    ["a row of a million cells", filledWith(`${HEADER}\n1`, ","), "kolom"],
    [
      "hundreds of thousands of features",
      filledWith('{"type":"FeatureCollection","features":[{}', ",{}", "]}"),
      "lebih dari",
    ],
  ])("holds nobody up: %s", (_, text, message) => {
    const file = bytes(text);
    const before = process.cpuUsage();
    expect(() => readPlaceFile(file)).toThrow(message);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1e6, "seconds of work").toBeLessThan(5);
  });
});

describe("a CSV", () => {
  it("is read with the line that each row begins on, also over line breaks inside quotes and empty lines", () => {
    const text = `\uFEFF${HEADER}\r\n"Taman\nSatu",,"dua\r\nbaris",-6,106\r\n\r\n${MENTENG}\r\n`;
    expect(read(text).rows.map(({ line, values }) => [line, values.name])).toEqual([
      [2, "Taman\nSatu"],
      [6, "Taman Menteng"],
    ]);
  });

  it("may have semicolons, decimal commas and Indonesian titles, as an Indonesian spreadsheet writes it", () => {
    const { good, faults } = judge(
      "Nama;Jenis;Lintang;Bujur;Kabupaten\nTaman Menteng;Taman kota;-6,1966;106,8294;Menteng",
    );
    expect(faults).toEqual([]);
    expect(good[0]?.place).toMatchObject({
      kind: "taman_kota",
      latitude: -6.1966,
      longitude: 106.8294,
      regency: "Menteng",
    });
  });

  it.each([
    ["", "Baris pertama harus memuat judul kolom"],
    ["nama,latitude\nTaman,-6", "Belum ada: longitude."],
    [`${HEADER}\n`, "tidak memuat lokasi"],
    [`${HEADER},nama\n${MENTENG},x`, "Judul kolom name ada dua"],
    ["<?xml version='1.0'?><kml></kml>", "KML"],
    ["PK\u0003\u0004", "lembar kerja"],
    [`${HEADER}\n${`${MENTENG}\n`.repeat(IMPORT_LIMIT + 1)}`, `lebih dari ${IMPORT_LIMIT}`],
  ])("that cannot be read is refused with what to mend: %#", (text, message) => {
    expect(() => read(text)).toThrow(message);
  });

  const ROW = "Taman Menteng;-6,1966;106,8294";
  it.each([
    ["a sep= line", `sep=;\nnama;lintang;bujur\n${ROW}`, 3],
    ["untitled columns and cells behind the last one", `nama;lintang;bujur;;\n${ROW};;;;`, 2],
    ["tabs", `NAMA\tLatitude\tLong\n${ROW.replaceAll(";", "\t")}`, 2],
    ["a sep= line for tabs", `"sep=\t"\nname\tlat\tlng\n${ROW.replaceAll(";", "\t")}`, 3],
    ["blank lines above the titles", `\n\nName;Garis Lintang;GARIS_BUJUR\n${ROW}`, 4],
  ])("is read with %s", (_, text, line) => {
    const { good, faults } = judge(text);
    expect(faults).toEqual([]);
    expect(good).toMatchObject([{ line, place: { name: "Taman Menteng", latitude: -6.1966, longitude: 106.8294 } }]);
  });

  it.each([true, false])("is read in UTF-16, with its mark: %s", (marked) => {
    const text = `${marked ? "\uFEFF" : ""}nama\tlintang\tbujur\nTaman Café\t-6,1966\t106,8294`;
    const little = Buffer.from(text, "utf16le");
    const big = Buffer.from(little).swap16();
    for (const file of [little, big]) {
      expect(judgeRows(readPlaceFile(new Uint8Array(file)).rows).good[0]?.place.name).toBe("Taman Café");
    }
  });

  it.each([
    ['"Taman,taman_kota,x,-6,106', "Periksa tanda kutipnya"],
    ["Taman,taman_kota,x,106.8294,-6.1966", "tertukar"],
  ])("loses only the bad row: %s", (row, message) => {
    const { good, faults } = judge(`${HEADER}\n${MENTENG}\n${row}\nTaman Suropati,,,-6.2,106.83`);
    expect(good.map(({ place }) => place.name)).toEqual(["Taman Menteng", "Taman Suropati"]);
    expect(faults).toMatchObject([{ line: 3 }]);
    expect(faults[0]?.message).toContain(message);
  });

  it("takes a quote inside a cell as it stands", () => {
    expect(judge(`${HEADER}\nTaman "Kota" Baru,,,-6.2,106.83`).good[0]?.place.name).toBe('Taman "Kota" Baru');
  });

  it("in another encoding is refused", () => {
    expect(() => readPlaceFile(Uint8Array.of(0x6e, 0xe9, 0x2c))).toThrow("UTF-8");
  });

  it.each([
    ["ab,,,-6,106", "name", "terlalu pendek"],
    ["!!!,,,-6,106", "name", "huruf atau angka"],
    ["Taman,pasar,,-6,106", "kind", "Taman kota"],
    ["Taman,,,utara,106", "latitude", "harus berupa angka"],
    ["Taman,,,,106", "latitude", "harus berupa angka"],
    ["Taman,,,-6,10", "longitude", "di luar Indonesia"],
    ["Taman,,satu,dua,-6,106", "baris", "tanda kutip"],
    [`${"a".repeat(121)},,,-6,106`, "name", "120"],
  ])("row that cannot be taken in names column and mend: %s", (row, field, markCorrected) => {
    const { good, faults, faultyRows } = judge(`${HEADER}\n${MENTENG}\n${row}`);
    expect(good).toHaveLength(1);
    expect(faultyRows).toBe(1);
    expect(faults[0]).toMatchObject({ line: 3, field });
    expect(faults[0]?.message).toContain(markCorrected);
  });

  it("has no place that staff have not stood behind", () => {
    const { faults } = judge(`${HEADER},status\n${MENTENG},REJECTED`);
    expect(faults[0]).toMatchObject({ field: "status" });
  });

  it("may have columns that are passed over, and says which", () => {
    expect(read(`${HEADER},telepon,__proto__\n${MENTENG},0812,x`).ignoredColumns).toEqual(["telepon", "__proto__"]);
  });
});

describe("a GeoJSON", () => {
  const feature = (geometry: unknown, properties: unknown) => ({ type: "Feature", geometry, properties });
  const collection = (...features: unknown[]) => JSON.stringify({ type: "FeatureCollection", features });
  const point = { type: "Point", coordinates: [106.8294, -6.1966] };

  it("is read with the number of each feature", () => {
    const { good } = judge(collection(feature(point, { name: "Taman Menteng", approximate: true, kind: "mangrove" })));
    expect(good).toMatchObject([
      { line: 1, place: { name: "Taman Menteng", latitude: -6.1966, longitude: 106.8294, approximate: true } },
    ]);
  });

  it("has the same titles as a CSV", () => {
    const { good } = judge(collection(feature(point, { NAMA: "Taman Menteng", Kategori: "Taman kota" })));
    expect(good).toMatchObject([{ place: { name: "Taman Menteng", kind: "taman_kota" } }]);
  });

  it("with swapped coordinates says so", () => {
    const swapped = { type: "Point", coordinates: [-6.1966, 106.8294] };
    expect(judge(collection(feature(swapped, { name: "Taman Menteng" }))).faults[0]?.message).toContain("tertukar");
  });

  it("of other shapes or without properties is told feature by feature", () => {
    const { faults } = judge(
      collection(feature({ type: "Polygon", coordinates: [] }, { name: "Hutan" }), null, feature(point, null)),
    );
    expect(faults.map(({ line, field }) => [line, field])).toEqual([
      [1, "baris"],
      [2, "baris"],
      [3, "name"],
    ]);
  });

  it.each(["{", '{"type":"Feature"}', '{"features":1}'])("that is none is refused: %s", (text) => {
    expect(() => read(text)).toThrow("GeoJSON");
  });
});
