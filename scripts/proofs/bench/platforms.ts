import type { Row } from "./measure.ts";
import { printTable } from "./table.ts";

interface Platform {
  name: string;
  perSecond: number;
  /** Under load. */
  megabytes: number;
  /** How our page that does the same begins. */
  ours: string;
  /** So many times its rate is aimed at. */
  aim: number;
}

/** Seen once, each on one core, but not in this run: they tell the order of the ratio, no more. */
const PLATFORMS: Platform[] = [
  { name: "NodeBB, halaman topik", perSecond: 31, megabytes: 493, ours: "/forum/", aim: 30 },
  { name: "Ghost, halaman tulisan", perSecond: 44, megabytes: 470, ours: "/coba-coding/", aim: 25 },
];

/** Prints our topic page and story beside what platforms made for these were seen to do. */
export function compareWithPlatforms(pages: readonly Row[]): void {
  const rows = PLATFORMS.map(({ name, perSecond, megabytes, ours, aim }) => {
    const page = pages.find((row) => row.name.startsWith(ours));
    return [
      page?.name ?? `${ours}… (tidak ada)`,
      page?.perSecond.toFixed(0) ?? "–",
      page ? `${(page.memory / 2 ** 20).toFixed(0)} MB` : "–",
      name,
      String(perSecond),
      `${megabytes} MB`,
      page ? (page.perSecond / perSecond).toFixed(0) : "–",
      `≥ ${aim}`,
    ];
  });
  printTable(["halaman", "Sulur/dtk", "memori", "angka acuan", "per detik", "memori", "rasio", "sasaran"], rows);
  process.stdout.write(
    "Angka acuan diukur pada satu inti, di mesin lain/di luar jalan ini; rasionya menunjukkan besarnya saja.\n",
  );
}
