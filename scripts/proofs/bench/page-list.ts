/** Of one person, of staff, or not a page. */
const LEFT_OUT =
  /^\/(?:api|admin|akun|relawan\/saya|bank-sampah\/tabungan|pendaftaran)(?:\/|$)|\/kelola$|\.[a-z0-9]+$/u;

const LOCATION = /<loc>https?:\/\/[^/<]+(\/[^<]*)<\/loc>/gu;

/** One example stands for all pages that differ only in what follows their first part, such as /laporan/LP-…. */
function kindOf(path: string): string {
  const [first = "", ...rest] = path.slice(1).split("/");
  return rest.length === 0 ? `/${first}` : `/${first}/${"*/".repeat(rest.length)}`;
}

async function textOf(url: string): Promise<string> {
  const answer = await fetch(url, { redirect: "manual" });
  return answer.status === 200 ? answer.text() : "";
}

const pathsIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, path = ""]) => path);

/** Every public page without parameters, from the sitemap and what its pages link to, and one of each other kind. */
export async function publicPages(origin: string): Promise<string[]> {
  const kinds = new Map<string, string>();
  const add = (path: string) => {
    const kind = kindOf(path);
    if (path.length > 1 && !LEFT_OUT.test(path) && !kinds.has(kind)) kinds.set(kind, path);
  };
  const parts = pathsIn(await textOf(`${origin}/sitemap.xml`), LOCATION);
  for (const part of parts) for (const path of pathsIn(await textOf(`${origin}${part}`), LOCATION)) add(path);
  // Grows while it is walked through; there are only as many turns as kinds.
  for (const path of kinds.values()) {
    const links = pathsIn(await textOf(`${origin}${path}`), /<a [^>]*href="(\/[^"#?]*)/gu);
    for (const link of links) add(decodeURI(link));
  }
  const found = await Promise.all([...kinds.values()].map(async (path) => ((await isPage(origin, path)) ? path : "")));
  return found.filter(Boolean).sort();
}

async function isPage(origin: string, path: string): Promise<boolean> {
  const answer = await fetch(`${origin}${path}`, { redirect: "manual" });
  await answer.body?.cancel();
  return answer.status === 200 && (answer.headers.get("content-type") ?? "").startsWith("text/html");
}
