import { attack } from "./client.ts";

/** How representative requests were answered, by method and path. */
export type Answers = ReadonlyMap<string, string>;

const READ = ["GET", "HEAD"];
const PAGES = [
  "/",
  "/home",
  "/laporan",
  "/laporan/",
  "/peta-lokasi",
  "/event",
  "/forum",
  "/bank-sampah",
  "/kalkulator",
  "/login",
  "/akun",
  "/admin",
  "/cari?q=%20",
  "/cari?q=sungai%20%2F..%2F",
  "/coba-coding",
  "/tips",
  "/tidak-ada",
  "/laporan/bukan%20nomor",
  "/sitemap.xml",
  "/robots.txt",
  "/manifest.webmanifest",
  "/icon.svg",
];
const TOGETHER = 4;

/** Asks every route of the API once, as nobody and with nothing, and pages of each kind. @param from first address */
export async function answersOf(origin: string, from: number): Promise<Answers> {
  const described = await attack(origin, { path: "/api/openapi.json", from });
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
      const answer = await attack(origin, { method, path, ...body, from: from + index });
      const { "content-type": type = "", location = "" } = answer.headers;
      const title = /<title>[^<]*/u.exec(answer.text)?.[0] ?? "";
      answers.set(`${method} ${path}`, [answer.status, type, location, title].filter(Boolean).join(" "));
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, work));
  return answers;
}

/** @returns a line for each request that is answered otherwise than before */
export function changesOf(before: Answers, after: Answers): string[] {
  return [...before].flatMap(([name, answer]) =>
    after.get(name) === answer ? [] : [`${name}: ${answer} → ${after.get(name) ?? "tidak ada"}`],
  );
}
