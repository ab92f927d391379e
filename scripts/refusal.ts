import { relative, resolve } from "node:path";
import { ROOT } from "./root";
import { isUnwritable, unwritableRoot } from "./unwritable.mjs";

/** Something the person at the keyboard can correct: shown as its one sentence, without a stack. */
export class Refusal extends Error {
  override name = "Refusal";
}

const SYSTEM_SENTENCES: Record<string, string> = {
  ENOSPC: "Ruang disk penuh. Kosongkan sebagian ruang lalu jalankan lagi.",
  EDQUOT: "Kuota disk habis. Kosongkan sebagian ruang lalu jalankan lagi.",
  EEXIST: "DATA_DIR menunjuk sebuah berkas, bukan folder. Pilih folder lain.",
  ENOTDIR: "DATA_DIR terletak di dalam sebuah berkas, bukan folder. Pilih folder lain.",
  EROFS: "Folder ini hanya dapat dibaca. Pilih folder lain dengan DATA_DIR.",
};

/** The code that Node gives to a failed system call (ENOSPC, EACCES …), if there is one. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}

/** One Indonesian sentence for any failure of a command. */
export function sentenceFor(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  if (isUnwritable(error) && isOfCheckout(error)) return unwritableRoot(ROOT);
  const code = systemCode(error);
  const known = code ? SYSTEM_SENTENCES[code] : undefined;
  if (known) return known;
  const message = error instanceof Error ? error.message : String(error);
  if (/No space left on device|ENOSPC/.test(message)) return SYSTEM_SENTENCES.ENOSPC ?? message;
  if ((code === "EACCES" || code === "EPERM") && error instanceof Error && "path" in error) {
    return `Tidak boleh menulis ke ${String(error.path)}. Perbaiki izinnya atau pilih folder lain dengan DATA_DIR.`;
  }
  return `Gagal: ${message}`;
}

/** Whether the path that failed lies in Sulur's own folder and not in DATA_DIR, which may be inside. */
function isOfCheckout(error: unknown): boolean {
  if (!(error instanceof Error && "path" in error)) return false;
  const path = String(error.path);
  const isInside = (folder: string) => !relative(folder, path).startsWith("..");
  return isInside(ROOT) && !isInside(resolve(process.env.DATA_DIR || ".data"));
}

/** Runs a command to its end; a failure is one sentence on stderr and exit code 1. */
export async function runCommand(work: () => Promise<void>): Promise<never> {
  try {
    await work();
  } catch (error) {
    process.stderr.write(`${sentenceFor(error)}\n`);
    if (process.env.DEBUG) process.stderr.write(`${error instanceof Error ? error.stack : ""}\n`);
    process.exit(1);
  }
  process.exit();
}
