import { expect, it } from "vitest";
import { refusedWords } from "./conventions";

const inPage = (line: string) => refusedWords("components/home/hero.tsx", line);

it("names a refused word in what people read, with the one to say", () => {
  expect(inPage('  title: "Klik untuk melapor",')).toEqual(['components/home/hero.tsx:1: "Klik" is "tekan" here']);
  expect(inPage("      Silahkan pilih lokasi Anda.")).toHaveLength(1);
  expect(inPage("<p>Simpan di gawai ini</p>")).toHaveLength(1);
  expect(refusedWords("content/tips/kompos.mdx", "Resiko baunya kecil.")).toHaveLength(1);
});

it("leaves code, names and addresses alone", () => {
  for (const line of [
    "const update = await upload(user);",
    '<a download className={buttonClass({ variant: "secondary" })}>',
    "// Nobody is online here.",
    "UPDATE events SET revision = 2",
    "`Hapus akun $" + "{user.username} sekarang`",
    '"Unduh dari /api/uploads/user sekarang"',
  ]) {
    expect(inPage(line), line).toEqual([]);
  }
  expect(refusedWords("lib/server/log.ts", '"the user is offline now"')).toEqual([]);
});
