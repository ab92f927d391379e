/** Of one person, of staff, or not a page. */
const LEFT_OUT =
  /^\/(?:api|admin|akun|relawan\/saya|bank-sampah\/tabungan|pendaftaran)(?:\/|$)|\/kelola$|\.[a-z0-9]+$/u;
const LOCATION = /<loc>https?:\/\/[^/<]+(\/[^<]*)<\/loc>/gu;
const LINK = /<a [^>]*href="(\/[^"#?]*)/gu;

/** The addresses that a text names; none where it is not there. */
async function pathsIn(url: string, pattern: RegExp): Promise<string[]> {
  const answer = await fetch(url, { redirect: "manual" });
  const text = answer.status === 200 ? await answer.text() : "";
  return [...text.matchAll(pattern)].map(([, path = ""]) => decodeURI(path));
}

/** Every public page without parameters, from the sitemap and what its pages link to, and one of each other kind. */
async function allPages(origin: string): Promise<string[]> {
  const kinds = new Map<string, string>();
  const add = (path: string) => {
    // One example stands for all pages that differ only in what follows their first part, such as /laporan/LP-….
    const kind = path.replaceAll(/(?<=\/.*)\/[^/]*/gu, "/*");
    if (path.length > 1 && !LEFT_OUT.test(path) && !kinds.has(kind)) kinds.set(kind, path);
  };
  for (const part of await pathsIn(`${origin}/sitemap.xml`, LOCATION))
    for (const path of await pathsIn(`${origin}${part}`, LOCATION)) add(path);
  // Grows while it is walked through; there are only as many turns as kinds. Every page leads somewhere.
  const pages: string[] = [];
  for (const path of kinds.values()) {
    const links = await pathsIn(`${origin}${path}`, LINK);
    if (links.length > 0) pages.push(path);
    for (const link of links) add(link);
  }
  return pages.sort();
}

/** All of them, or those that BENCH_PAGES=/home,/laporan/* chooses; an example's own address changes with the samples. */
export async function publicPages(origin: string): Promise<string[]> {
  const all = await allPages(origin);
  const wanted = (process.env.BENCH_PAGES ?? "").split(",").filter(Boolean);
  const matches = (page: string, pattern: string) =>
    pattern.endsWith("/*") ? page.startsWith(pattern.slice(0, -1)) : page === pattern;
  const chosen = wanted.length === 0 ? all : all.filter((page) => wanted.some((pattern) => matches(page, pattern)));
  if (chosen.length === 0) throw new Error(`BENCH_PAGES matches none of ${all.join(", ")}.`);
  return chosen;
}
