import { setTimeout as pause } from "node:timers/promises";
import { type Answer, ask, type RawRequest, type Target } from "./client";

/** How representative requests were answered, by method and path. */
export type Answers = ReadonlyMap<string, string>;

const READ = ["GET", "HEAD"];
const PAGES = [
  ..."/ /home /laporan /laporan/ /peta-lokasi /event /forum /bank-sampah /kalkulator /login /akun /admin /cari?q=%20 /cari?q=sungai%20%2F..%2F".split(
    " ",
  ),
  ..."/coba-coding /tips /tidak-ada /laporan/bukan%20nomor /sitemap.xml /robots.txt /manifest.webmanifest /icon.svg /kartu/home.jpg /sitemap/laporan.xml /event/rss.xml".split(
    " ",
  ),
  ..."/wilayah /wilayah/jawa-barat-32 /wilayah/lain-32 /wilayah/lain-99 /wilayah/jawa-barat-32/rss.xml /wilayah/jawa-barat-32/kalender.ics".split(
    " ",
  ),
];
const TOGETHER = 4;
const MOST_TRIES = 4;
const BUSY_MS = 1_000;

/** Asks every route of the API once, as nobody and with nothing, and pages of each kind. @param from first address */
export async function answersOf(target: Target, from: number): Promise<Answers> {
  const described = await ask(target, { path: "/api/openapi.json", from });
  const paths = Object.entries((described.body.paths ?? {}) as Record<string, object>);
  const ofApi = paths.flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => [method.toUpperCase(), path.replaceAll(/\{\w+\}/gu, "1")] as const),
  );
  const others = [...PAGES, "/api/tidak-ada"].flatMap((path) => [
    ...READ.map((method) => [method, path] as const),
    ["POST", path] as const,
  ]);
  const answers = new Map<string, string>();
  const left = [...ofApi, ...others].entries();
  const work = async () => {
    for (const [index, [method, path]] of left) {
      const body = READ.includes(method) ? {} : { body: {} };
      const answer = await patiently(target, { method, path, ...body, from: from + index });
      const { "content-type": type = "", location = "" } = answer.headers;
      const title = /<title>[^<]*/u.exec(answer.text)?.[0] ?? "";
      answers.set(`${method} ${path}`, [answer.status, type, location, title].filter(Boolean).join(" "));
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, work));
  return answers;
}

/** A server that has just begun on a busy machine may say that it has no time yet. */
async function patiently(target: Target, request: RawRequest): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await ask(target, request);
    if (answer.status !== 503 || tries === MOST_TRIES) return answer;
    await pause(BUSY_MS);
  }
}

/** @returns a line for each request that is answered otherwise than before */
export function changesOf(before: Answers, after: Answers): string[] {
  return [...before].flatMap(([name, answer]) =>
    after.get(name) === answer ? [] : [`${name}: ${answer} → ${after.get(name) ?? "tidak ada"}`],
  );
}
