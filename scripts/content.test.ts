import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { assertContent } from "./content.ts";
import { Refusal } from "./refusal.ts";
import { ROOT } from "./root.ts";

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
