import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { assertContent } from "./content";
import { Refusal } from "./refusal";
import { ROOT } from "./root";

const copy = mkdtempSync(join(tmpdir(), "sulur-content-"));
const TIP = "content/tips/kompos-dari-dapur.mdx";

beforeAll(() => {
  for (const folder of ["content", "public/ilustrasi"])
    cpSync(join(ROOT, folder), join(copy, folder), { recursive: true });
  for (const page of globSync("app/**/page.tsx", { cwd: ROOT })) {
    mkdirSync(join(copy, dirname(page)), { recursive: true });
    writeFileSync(join(copy, page), "");
  }
});
afterAll(() => rmSync(copy, { recursive: true }));

describe("the check before a build", () => {
  it("passes what stands in the repository", async () => {
    expect(await assertContent(copy)).toBeGreaterThanOrEqual(14);
  });

  it("stops with file, line and field where something has to be mended", async () => {
    writeFileSync(join(copy, TIP), "---\njudul: Kompos\ntanggal: kemarin\n---\n\n<Peta />\n");
    writeFileSync(join(copy, "content/kisah/foto.jpg"), "");
    const refusal = await assertContent(copy).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Refusal);
    const { message } = refusal as Refusal;
    expect(message).toContain(`${TIP} baris 3, isian tanggal: Tanggal ditulis TTTT-BB-HH`);
    expect(message).toContain(`${TIP} baris 6: Komponen <Peta> tidak dikenal.`);
    expect(message).toContain("content/kisah/foto.jpg baris 1: Di folder ini hanya ada tulisan");
  });

  const TEAM = "content/tim.json";
  const profile = '{ "nama": "Sari", "peran": "Penulis", "tentang": "Menulis kisah.", "contoh": false }';

  async function saidOfTeam(text: string): Promise<string> {
    const before = readFileSync(join(ROOT, TEAM), "utf8");
    writeFileSync(join(copy, TEAM), text);
    const { message } = (await assertContent(copy).catch((error: unknown) => error)) as Refusal;
    writeFileSync(join(copy, TEAM), before);
    return message;
  }

  it.each([
    [`[\n  ${profile},\n]\n`, "baris 2: Hapus koma di belakang isian terakhir."],
    [`[\n  ${profile}\n  ${profile}\n]\n`, "baris 3: Bukan JSON yang benar. Apit nama dan teks dengan kutip ganda"],
    [`[\n  ${profile.replace('"Sari"', "'Sari'")}\n]\n`, "baris 2: Bukan JSON yang benar."],
    [`[\n  {\n "nama": "Sari",\n "peran": " "\n }\n]\n`, "baris 4, isian peran: peran wajib diisi."],
    [
      `[\n  ${profile},\n  ${profile.replace("false", '"tidak"')}\n]`,
      "baris 3, isian contoh: contoh harus true atau false",
    ],
    [
      `[\n  ${profile.replace("peran", "jabatan")}\n]`,
      "baris 2, isian jabatan: Isian ini tidak dikenal. Yang dikenal: nama,",
    ],
    ["{}", "baris 1: Berkas ini berisi daftar profil di antara [ dan ]."],
    ["", "baris 1"],
  ])("says of tim.json as %j with its line what to correct", async (text, said) => {
    expect(await saidOfTeam(text)).toContain(`${TEAM} ${said}`);
  });

  it("refuses what the site would never show", async () => {
    mkdirSync(join(copy, "content/Tips"));
    const { message } = (await assertContent(copy).catch((error: unknown) => error)) as Refusal;
    expect(message).toContain("content/Tips baris 1: Di content/ hanya ada kisah, tips, tim.json.");
    rmSync(join(copy, "content/Tips"), { recursive: true });
  });

  it("refuses a photo that still tells where it was taken, and one that is not there", async () => {
    mkdirSync(join(copy, "public/foto"), { recursive: true });
    writeFileSync(join(copy, "public/foto/kebun.jpg"), Buffer.from("\xff\xd8Exif\0\0GPS", "latin1"));
    writeFileSync(
      join(copy, TIP),
      '---\n---\n\n<Gambar berkas="/foto/kebun.jpg" alt="Kebun di atap rumah" />\n\n<Gambar berkas="/foto/lain.jpg" alt="Kebun di atap rumah" />\n',
    );
    const { message } = (await assertContent(copy).catch((error: unknown) => error)) as Refusal;
    expect(message).toContain(`${TIP} baris 4: <Gambar>: Foto /foto/kebun.jpg masih menyimpan data kamera`);
    expect(message).toContain(`${TIP} baris 6: <Gambar>: Foto /foto/lain.jpg tidak ada.`);
  });
});
