import { spawnSync } from "node:child_process";
import { globSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { readObjects, versionBreach } from "@/prisma/sql-objects";
import { ROOT } from "@/scripts/root";

/** What interface texts do not say, and what they say instead; names and code are free. */
const REFUSED: readonly [word: RegExp, instead: string][] = [
  [/\bdownload\b/i, "unduh"],
  [/\bupload\b/i, "unggah"],
  [/\bsubmit\b/i, "kirim"],
  [/\b(?:klik|ketuk|diketuk)\b/i, "tekan"],
  [/\bfeedback\b/i, "masukan"],
  [/\bdashboard\b/i, "dasbor"],
  [/\b(?:Update|(?:di|meng)-?update)\b/, "perbarui"],
  [/\bo(?:nl|ffl)ine\b/i, "daring, luring, atau tanpa sinyal"],
  [/\bWebsite\b/, "situs"],
  [/\bsukarelawan\b/i, "relawan"],
  [/\bpemakai\b/i, "pengguna"],
  [/\bEO\b/, "penyelenggara"],
  [/\bpartisipan\b/i, "peserta"],
  [/\b(?:peranti|gawai|handphone|smartphone|HP)\b/, "perangkat atau ponsel"],
  [/\b(?:surel|e-mail)\b/i, "email"],
  [/\bbita\b/i, "byte"],
  [/\bdeterjen\b/i, "detergen"],
  [/\bkata sandi\b/i, "password, seperti semua formulir"],
  [/\bkunci pengelola\b/i, "kunci penyelenggara"],
  [/\b(?:disunting|dihapus|diperiksa|sebagai) (?:pengurus|petugas)\b/i, "pengelola"],
  [/\bsilahkan\b/i, "silakan"],
  [/\bmerubah\b/i, "mengubah"],
  [/\baktifitas\b/i, "aktivitas"],
  [/\bresiko\b/i, "risiko"],
  [/\bpraktek\b/i, "praktik"],
  [/\bsekedar\b/i, "sekadar"],
  [/\b(?:dimana|disini|disana|diatas|dibawah)\b/i, "di mana, di sini, di sana, di atas, di bawah"],
  [/\btanpa menderita\b/i, "tanpa repot"],
  [/\bkursi\b/i, "tempat, atau peserta"],
  [/\babsen\b/i, "presensi"],
  [/\b(?:nama|tautan|akun) anggota\b/i, "nasabah"],
  [/\b(?:jejak|catatan) audit\b/i, "catatan tindakan"],
  [/\b(?:ke|di) Home\b/, "Beranda"],
  [/\bpapan tik\b/i, "keyboard"],
  [/\bsetelan\b/i, "pengaturan"],
  [/\bterlanjur\b/i, "telanjur"],
  [/\bdivalidasi\b/i, "diperiksa"],
  [/\b(?:diperiksa|pertanyaan|alasan|dibaca) (?:oleh )?admin\b/i, "pengelola"],
];

const TEXTS = new RegExp(
  [
    String.raw`^(?:app|components)\/.*(?<!\.test)\.tsx?$`,
    String.raw`^(?:lib\/(?!server\/)|prisma\/(?:demo|factories)\/).*(?<!\.test)\.ts$`,
    String.raw`^content\/.*\.mdx$`,
    // What operators and editors read; docs.test.ts leaves out code and quotations.
    String.raw`^(?:README\.id|CODE_OF_CONDUCT|NOTICE)\.md$`,
    String.raw`^docs\/(?:cadangan|gangguan|halaman-ringan|keamanan|konfigurasi|menulis-cerita|pasang|skala)\.md$`,
  ].join("|"),
);

/** In code: what stands in quotes, between tags, or on a line of words alone; it counts with a space in it. */
const IN_CODE = /"([^"]*)"|`([^`]*)`|>([^<>{}=;]+)<|^\s*([\p{L}\p{N}][\s\p{L}\p{N},.:?!()“”–'’/%-]+)$/gu;

const NOT_TEXT = /^\s*(?:\/\/|\/?\*|import |export (?:type )?[{*])|className=|querySql|\b(?:SELECT|UPDATE|INSERT)\b/;

const SOURCE = /\.(ts|tsx|mjs|css|mdx)$/;
const MAY_BE_LONG = /\.test\.tsx?$|^e2e\/|^content\/|^prisma\/(seed|demo|factories)/;
const EMPTY_NAMES = /(^|\/)(utils?|helpers?|common|misc|index)(\.tsx?|\/)/;
/** What reaches browsers, and there later than the oldest ones that Next builds for (Safari 16.4, Chrome 111). */
const FOR_BROWSERS = /^(components|lib)\/(?!server\/).*(?<!\.test)\.tsx?$/;
const TOO_NEW = /\b(AbortSignal\.any|(?:Map|Object)\.groupBy|Promise\.(?:withResolvers|try)|Array\.fromAsync)\b/;
/** Words of ours that a stranger would have to learn; each has a plain one. */
const PRIVATE_WORDS =
  /^(deed|told|untold|telling|wish|mended|goodbye|patience|stillness|standing|belongings|sentover|piece|kept|asked|trouble)s?$/;
const DECLARED = /\b(?:const|let|class|function\*?|interface|type)\s+([A-Za-z_]\w*)/g;
const FEATURE = /^lib\/(?!(?:kernel|http|format|server)\/)[^/]+\/.*(?<!\.test)\.ts$/;
/** The first word of a feature's file is its layer, which biome.json's rules go by. */
const LAYERED = /\/(fields|rules|schemas|policy|queries|commands|view|mails|rows|test)(-[a-z-]+)?\.ts$/;
const IMPURE = /^import "server-only"/m;
const NEEDS_SERVER = /from "(@\/prisma\/|@\/lib\/server\/|node:|pg")/;
const MOST_FILES = 40;
const MOST_LINES = 300;
const MOST_COMMENT_LINES = 3;

/** What the linter has no rule for. @returns one sentence for each breach, with the place */
export function conventionBreaches(path: string, text: string): string[] {
  const breaches: string[] = [];
  const lines = text.split("\n");
  if (!MAY_BE_LONG.test(path) && lines.length - 1 > MOST_LINES) {
    breaches.push(`${path}: ${lines.length - 1} lines; split it, ${MOST_LINES} are the most`);
  }
  if (EMPTY_NAMES.test(path)) breaches.push(`${path}: name it after what it holds`);
  if (/^app\/.*page\.tsx$/.test(path) && /^["']use client["']/m.test(text)) {
    breaches.push(`${path}: a page is rendered on the server; move the client's part to components`);
  }
  const isOurs = path.startsWith("scripts/checks/conventions");
  for (const name of isOurs
    ? []
    : [path.split("/").at(-1) ?? "", ...[...text.matchAll(DECLARED)].map(([, name = ""]) => name)]) {
    if (wordsOf(name).some((word) => PRIVATE_WORDS.test(word))) breaches.push(`${path}: ${name} needs a plain word`);
  }
  if (FEATURE.test(path) && !LAYERED.test(path) && !IMPURE.test(text) && NEEDS_SERVER.test(text)) {
    breaches.push(`${path}: begin its name with its layer (rules, queries, …), or import "server-only"`);
  }
  if (FEATURE.test(path) && /-(rules|schemas|policy|queries|commands|view|mails)\.ts$/.test(path)) {
    breaches.push(`${path}: the layer is the first word of the name, so that the linter knows it`);
  }
  const forBrowsers = FOR_BROWSERS.test(path) && !/^import "server-only"/m.test(text);
  for (const [index, line] of isOurs ? [] : lines.entries()) {
    const place = `${path}:${index + 1}`;
    if (/(\/\/|\/\*|#)\s*(TODO|FIXME|XXX)\b/.test(line)) breaches.push(`${place}: do it now or open an issue`);
    const tooNew = forBrowsers && !/^\s*(\/?\*|\/\/)/.test(line) ? TOO_NEW.exec(line) : null;
    if (tooNew) breaches.push(`${place}: older phones have no ${tooNew[0]}; write it out`);
    if (
      /(biome-ignore|@ts-(ignore|nocheck|expect-error)|eslint-disable)/.test(line) &&
      !path.endsWith("conventions.ts")
    ) {
      breaches.push(`${place}: mend the cause instead of silencing the check`);
    }
  }
  return [...breaches, ...longComments(path, lines), ...refusedWords(path, text)];
}

/** `PLACE_STATE_LABELS` and `placeStateOf` alike: their words, in small letters. */
function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/);
}

/** @returns one sentence for each folder in which nobody finds anything any more */
export function crowdedFolders(paths: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(([folder, count]) => `${folder}: ${count} files; ${MOST_FILES} are the most, so give its parts folders`);
}

function longComments(path: string, lines: string[]): string[] {
  if (/\.test\.tsx?$/.test(path)) return [];
  let run = 0;
  const breaches: string[] = [];
  for (const [index, line] of lines.entries()) {
    run = /^\s*\/\//.test(line) ? run + 1 : 0;
    if (run === MOST_COMMENT_LINES + 1) {
      breaches.push(`${path}:${index + 1}: a comment says why in ${MOST_COMMENT_LINES} lines at most`);
    }
  }
  return breaches;
}

function sourceFiles(): string[] {
  const git = spawnSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  const all =
    git.status === 0
      ? git.stdout.split("\n")
      : globSync("{app,components,content,e2e,lib,prisma,scripts}/**/*", { cwd: ROOT });
  return all.filter((path) => SOURCE.test(path) && !path.startsWith("tools/") && isFile(join(ROOT, path)));
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

if (import.meta.main) {
  const files = sourceFiles();
  const breaches = files.flatMap((path) => conventionBreaches(path, readFileSync(join(ROOT, path), "utf8")));
  breaches.push(...crowdedFolders(files));
  for (const object of await readObjects()) breaches.push(...versionBreach(object));
  for (const breach of breaches) process.stderr.write(`${breach}\n`);
  process.exitCode = breaches.length > 0 ? 1 : 0;
}

/** @returns one sentence for each word that the glossary refuses, with the place */
export function refusedWords(path: string, text: string): string[] {
  if (!TEXTS.test(path)) return [];
  return text.split("\n").flatMap((line, index) => {
    if (NOT_TEXT.test(line)) return [];
    const parts = /\.mdx?$/.test(path)
      ? [line]
      : [...line.matchAll(IN_CODE)].map((match) => match.slice(1).join("").trim());
    const read = parts
      .filter((part) => part.includes(" "))
      .join(" ")
      .replaceAll(/\$\{[^}]*\}|https?:\/\/\S+|\/[\w/-]+/gu, " ");
    return REFUSED.flatMap(([word, instead]) => {
      const found = word.exec(read);
      return found ? [`${path}:${index + 1}: "${found[0]}" is "${instead}" here`] : [];
    });
  });
}
