import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { PLACE_KINDS } from "./rules";
import {
  CreatePlace,
  DecidePlace,
  EditPlace,
  ListPlaces,
  MergePlace,
  NearbyPlaces,
  NotePlace,
  PlaceMapWindow,
  PlaceParams,
  PlaceQueueQuery,
  VotePlace,
} from "./schemas";

/** The first message of each field. */
function messages(schema: z.ZodType, value: unknown): Record<string, string> {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message]).reverse());
}

const PLACE = { name: "Taman Suropati" };
const SEEN = { seen_at: "2026-03-14T02:00:00.000Z" };
const EDIT = { ...PLACE, ...SEEN, kind: "taman_kota", latitude: -6.2, longitude: 106.8, approximate: false };

describe("CreatePlace", () => {
  it("asks only for a name", () => {
    expect(CreatePlace.parse(PLACE)).toEqual({ name: "Taman Suropati", kind: "lainnya" });
  });

  it("takes the spec's four fields, cleans texts and keeps an empty description as none", () => {
    const place = { name: "  Taman   Suropati ", description: " \n ", latitude: -6.2, longitude: 106.8 };
    expect(CreatePlace.parse(place)).toMatchObject({ name: "Taman Suropati", description: null, latitude: -6.2 });
    expect(CreatePlace.parse({ ...place, description: "Rindang.\r\nSejuk." }).description).toBe("Rindang.\nSejuk.");
  });

  it.each([
    ["name", "  ", "Nama lokasi wajib diisi."],
    ["name", undefined, "Nama lokasi wajib diisi."],
    ["name", "ab", "Nama lokasi terlalu pendek. Tulis paling sedikit 3 karakter."],
    ["name", "a".repeat(121), "Nama lokasi terlalu panjang. Ringkas menjadi paling banyak 120 karakter."],
    ["name", "!!! ???", "Nama lokasi harus memuat huruf atau angka."],
    ["name", { not: "" }, "Nama lokasi harus berupa teks."],
    ["name", "Taman\u0000", "Nama lokasi memuat karakter yang tidak bisa disimpan. Ketik ulang bagian itu."],
    ["description", "a".repeat(2001), "Deskripsi terlalu panjang. Ringkas menjadi paling banyak 2000 karakter."],
    ["description", 5, "Deskripsi harus berupa teks."],
    ["kind", "mall", `Jenis lokasi harus salah satu dari ${PLACE_KINDS.join(", ")}.`],
    ["approximate", "ya", "approximate harus ya atau tidak."],
    ["photo_id", "foto", "Foto belum terunggah dengan benar. Unggah ulang fotonya."],
    ["filled_seconds", -1, "Kiriman tidak dapat dibaca. Muat ulang halaman lalu kirim lagi."],
    ["website", "x".repeat(201), "Kiriman tidak dapat dibaca. Muat ulang halaman lalu kirim lagi."],
  ])("says of a wrong %s (%j) how to mend it", (field, value, message) => {
    expect(messages(CreatePlace, { ...PLACE, [field]: value })).toEqual({ [field]: message });
  });

  it("wants both halves of a point, inside Indonesia", () => {
    const half = "Titik di peta belum lengkap. Pilih ulang titiknya.";
    expect(messages(CreatePlace, { ...PLACE, latitude: -6.2 })).toEqual({ latitude: half });
    expect(messages(CreatePlace, { ...PLACE, longitude: 106.8, latitude: null })).toEqual({ latitude: half });
    expect(messages(CreatePlace, { ...PLACE, latitude: 48.85, longitude: 106.8 })).toEqual({
      latitude: "Titik berada di luar Indonesia. Pilih titik lain di peta.",
    });
  });

  it("knows no other fields", () => {
    expect(CreatePlace.safeParse({ ...PLACE, status: "APPROVED" }).success).toBe(false);
  });
});

describe("ListPlaces", () => {
  it("reads numbers, kinds and a box from a query", () => {
    expect(
      ListPlaces.parse({ limit: "5", cursor: "9", kinds: "mangrove,,bank_sampah,mangrove", q: " taman " }),
    ).toEqual({ limit: 5, cursor: 9, kinds: ["bank_sampah", "mangrove"], q: "taman" });
    expect(ListPlaces.parse({ bbox: "106,-7,107,-6", latitude: "-6.2", longitude: "106.8" })).toMatchObject({
      bbox: [106, -7, 107, -6],
      latitude: -6.2,
    });
  });

  it.each(["", ",", PLACE_KINDS.join(), [...PLACE_KINDS].reverse().join()])("takes %j for no filter", (kinds) => {
    expect(ListPlaces.parse({ kinds }).kinds).toBeUndefined();
  });

  it.each([
    [{ limit: "0" }, { limit: "limit paling sedikit 1." }],
    [{ limit: "201" }, { limit: "limit paling banyak 200." }],
    [{ cursor: "x" }, { cursor: "cursor tidak dikenal." }],
    [{ cursor: "99999999999" }, { cursor: "cursor tidak dikenal." }],
    [{ q: "a".repeat(121) }, { q: "Nama terlalu panjang." }],
    [{ kinds: "mall" }, { "kinds.0": `Jenis lokasi harus salah satu dari ${PLACE_KINDS.join(", ")}.` }],
    [{ latitude: "-6.2" }, { latitude: "latitude dan longitude harus diisi bersama." }],
    [{ latitude: "utara", longitude: "106.8" }, { latitude: "latitude harus berupa angka, misalnya -6.2." }],
    [{ bbox: "1,2" }, { bbox: "bbox harus empat angka: barat,selatan,timur,utara." }],
  ])("refuses %j", (query, expected) => {
    expect(messages(ListPlaces, query)).toEqual(expected);
  });
});

describe("the other requests", () => {
  it.each([
    ["a path", PlaceParams, { id: "0" }, "id"],
    ["a path", PlaceParams, { id: "99999999999" }, "id"],
    ["a map", PlaceMapWindow, { bbox: "106,-7,107,-6", zoom: "23" }, "zoom"],
    ["a map's kinds", PlaceMapWindow, { bbox: "106,-7,107,-6", zoom: "5", kinds: "x" }, "kinds.0"],
    ["a neighbourhood", NearbyPlaces, { latitude: "-6.2", longitude: "200" }, "longitude"],
    ["a vote", VotePlace, { open: "ya" }, "open"],
    ["a note", NotePlace, { note: "abc" }, "note"],
    ["a note's address", NotePlace, { note: "Papannya hilang.", email: "sari@" }, "email"],
    ["a queue", PlaceQueueQuery, { limit: "51" }, "limit"],
    ["a decision", DecidePlace, { decision: "hapus", ...SEEN }, "decision"],
    ["a rejection without words", DecidePlace, { decision: "reject", ...SEEN }, "words"],
    ["a decision on what nobody saw", DecidePlace, { decision: "approve", seen_at: "tadi" }, "seen_at"],
    ["an edit", EditPlace, { ...EDIT, name: "" }, "name"],
    ["an edited point", EditPlace, { ...EDIT, latitude: null }, "latitude"],
    ["a merge", MergePlace, { into: 0, ...SEEN }, "into"],
  ] as const)("refuse %s that is wrong, in a sentence", (_, schema, value, field) => {
    const found = messages(schema, value);
    expect(Object.keys(found)).toEqual([field]);
    if (field !== "id") expect(found[field]).toMatch(/\.$/u);
  });

  it("take what is right", () => {
    expect(PlaceParams.parse({ id: "12" })).toEqual({ id: 12 });
    expect(NearbyPlaces.parse({ latitude: "-6.2", longitude: "106.8" })).toEqual({
      latitude: -6.2,
      longitude: 106.8,
      name: "",
    });
    expect(NotePlace.parse({ note: "Papannya hilang.", email: " " }).email).toBeNull();
    expect(EditPlace.parse(EDIT)).toMatchObject({ name: "Taman Suropati" });
    expect(DecidePlace.parse({ decision: "reject", words: "Sudah ada.", ...SEEN }).words).toBe("Sudah ada.");
  });
});
