import { execFile, spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { Refusal } from "@/scripts/refusal";
import { ROOT } from "@/scripts/root";

const CHECKER = join(ROOT, "node_modules/vnu-jar/build/dist/vnu.jar");
const MAX_OUTPUT = 64 * 1024 * 1024;

const Message = z.object({
  type: z.enum(["error", "info", "non-document-error"]),
  subType: z.string().optional(),
  url: z.string().optional(),
  message: z.string(),
  extract: z.string().optional(),
});
type Message = z.infer<typeof Message>;
const Report = z.object({ messages: z.array(Message) });

export interface HtmlFault {
  /** Of the page, such as /faq. */
  path: string;
  words: string;
  /** The markup in question. */
  extract: string;
}

/** What this release of the checker does not know yet although HTML has it: see MDN on <details name> and <search>. */
const OUTDATED = [
  (words: string) => /^Attribute “name” not allowed on element “details”/u.test(words),
  (words: string, extract: string) =>
    words.startsWith("Possible misuse of “aria-label”") && /<(?:search|li) aria-label/u.test(extract),
];

export function hasJava(): boolean {
  return spawnSync("java", ["-version"]).status === 0;
}

/** @throws Refusal without Java */
export function assertJava(): void {
  if (hasJava()) return;
  throw new Refusal(
    "Java tidak ada, jadi HTML tidak dapat diperiksa. Pasang Java 11 atau lebih baru (Debian: apt-get install default-jre-headless).",
  );
}

/** Errors and warnings of the W3C's checker. @param pages source by path */
export async function checkHtml(pages: ReadonlyMap<string, string>): Promise<HtmlFault[]> {
  const folder = await mkdtemp(join(tmpdir(), "sulur-html-"));
  try {
    const paths = new Map<string, string>();
    for (const [path, html] of pages) {
      const file = join(folder, `${paths.size}.html`);
      paths.set(file, path);
      await writeFile(file, html);
    }
    const parameters = [
      "-Xss4m",
      "-jar",
      CHECKER,
      "--exit-zero-always",
      "--stdout",
      "--format",
      "json",
      ...paths.keys(),
    ];
    const { stdout } = await promisify(execFile)("java", parameters, { maxBuffer: MAX_OUTPUT });
    return Report.parse(JSON.parse(stdout))
      .messages.filter(isFault)
      .map(({ url = "", message, extract = "" }) => ({
        path: paths.get(url.replace(/^file:/u, "")) ?? url,
        words: message,
        extract: extract.replaceAll(/\s+/gu, " ").trim(),
      }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function isFault({ type, subType, message, extract = "" }: Message): boolean {
  if (type === "info" && subType !== "warning") return false;
  return !OUTDATED.some((isOutdated) => isOutdated(message, extract));
}
