import { describe, expect, it } from "vitest";
import { claimsOffice, claimsSite } from "./rules-names";

describe("a name speaks for Sulur", () => {
  it.each([
    "Admin",
    "admin 2",
    "Admin Sulur (resmi)",
    "Tim_Sulur",
    "AdminBandung",
    "ADMIN",
    "adminsulur",
    "4dm1n",
    "@dmin",
    "A d m i n",
    "A.d-m.i n",
    "SuLur",
    "Ꮪulur",
    "Ꭺdmin",
    "ᏚULUR",
    "adrnin",
    "5ulur!",
    "Ádmin",
    "ａｄｍｉｎ",
    "аdmіn",
    "АДМИН",
    "ⓐⓓⓜⓘⓝ",
    "🅐🅓🅜🅘🅝",
    "ad\u200Dmin",
    "adminn",
    "suIur",
    "Moderator 01",
  ])("as %j does", (name) => {
    expect(claimsSite(name)).toBe(true);
    expect(claimsOffice(name)).toBe(true);
  });
});

describe("a name speaks for an office", () => {
  it.each([
    "Dinas Lingkungan Hidup",
    "Petugas RT 05",
    "pemerintah kota",
    "Pengelola Taman",
    "R e s m i",
    "d1n4s",
    "Akun Resmi",
    "DLH Kota",
    "D.L.H. Kota",
    "KLHK",
    "ᎠLH Bandung",
    "Satpol PP",
    "SatpolPP Bandung",
    "satuan pol. pp",
    "Polri",
    "Bupati Garut",
    "Pak Camat",
    "Lurah Sukamaju",
    "Ketua RW 05",
    "Ketua RT05",
    "Ketua R.T. 05",
    "ketua_rt",
    "KetuaRW05",
    "Wali Kota",
  ])("as %j does, but not for Sulur", (name) => {
    expect(claimsOffice(name)).toBe(true);
    expect(claimsSite(name)).toBe(false);
  });
});

it.each([
  "Adminah",
  "Sulurwati",
  "Dinasti Putri",
  "Resmiati",
  "Adi Nasution",
  "Siti Kebun",
  "Bu Sri",
  "Warga RT 05",
  "Dina S.",
  "Dina S",
  "Resm I.",
  "Sulu R. Hidayat",
  "Admi N.",
  "Su lur",
  "Ketua Karang Taruna",
  "Dih",
  "Kota Wali",
  "Muhammad Amin",
  "Ahmad Amin",
  "Sunur",
  "Karang Taruna Melati",
  "Zaïnal",
  "Пётр",
  "王小明",
  "007",
  "!!!",
  "",
])("%j is anybody's name", (name) => {
  expect(claimsOffice(name)).toBe(false);
});
