import "server-only";
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { ownPage } from "./problems";
import { publishedSlugs } from "./read-folder";
import { articlePath } from "./rules";
import type { Picture } from "./view";
import type { World } from "./world";

/** A photo on a weak signal; more is a camera's original. */
const MOST_PHOTO_BYTES = 500_000;
/** A photo's hidden data may hold where it was taken. */
const HIDDEN_DATA = ["Exif\0\0", "EXIF"];

/** The pages and pictures of a checkout, for the check before each build. */
export async function repositoryWorld(root: string): Promise<World> {
  const pages = new Set([...pageAddresses(root), ...(await publishedSlugs(root)).map(articlePath)]);
  return {
    linkProblem(href) {
      const page = ownPage(href);
      return page === null || pages.has(page) ? null : `Halaman ${page} tidak ada di Sulur.`;
    },
    pictureProblem: (picture) => pictureProblem(root, picture),
  };
}

/** `app/(public)/laporan/cari/page.tsx` is /laporan/cari; pages whose address holds a name of something are left out. */
function pageAddresses(root: string): string[] {
  return globSync("app/**/page.tsx", { cwd: root })
    .map((file) =>
      file
        .replace(/^app/u, "")
        .replace(/\/\([^)]+\)/gu, "")
        .replace(/\/page\.tsx$/u, ""),
    )
    .filter((path) => !path.includes("["));
}

function pictureProblem(root: string, { drawing, photo }: Picture): string | null {
  if (drawing !== null) {
    const there = existsSync(join(root, `public/ilustrasi/${drawing}-siang.svg`));
    return there ? null : `Ilustrasi "${drawing}" tidak ada di public/ilustrasi.`;
  }
  const file = join(root, "public", photo ?? "");
  if (!existsSync(file)) return `Foto ${photo} tidak ada. Unggah dahulu ke folder public/foto.`;
  if (statSync(file).size > MOST_PHOTO_BYTES) return `Foto ${photo} lebih besar dari 500 KB. Perkecil dahulu.`;
  const bytes = readFileSync(file);
  return HIDDEN_DATA.some((mark) => bytes.includes(mark))
    ? `Foto ${photo} masih menyimpan data kamera, mungkin juga lokasinya. Simpan ulang tanpa metadata.`
    : null;
}
