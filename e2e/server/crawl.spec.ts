import { type Browser, expect, type Page, test } from "playwright/test";
import { type PageFacts, readFacts, readXml } from "@/e2e/crawl/facts";
import { leavePages } from "@/e2e/crawl/found";
import { headerFaults, uncoveredScripts } from "@/e2e/crawl/guards";
import { ROUTES } from "@/e2e/crawl/routes";
import { dataFaults, kindsIn } from "@/e2e/crawl/structured-data";
import { type Answer, isPage, walk } from "@/e2e/crawl/walk";
import { openStack } from "@/e2e/server";

/** WhatsApp shows no picture for a card heavier than this. */
const MAX_CARD_BYTES = 300_000;
/** For search engines, but nothing to send them to. */
const UNLISTED = ["/login", "/register"];
/** A test's database knows the areas of province 34 alone. */
const OTHER_PROVINCE = /^\/wilayah\/(?!34)\d+$/u;
/** Files that no page leads to. */
const FILES = ["/sitemap.xml", "/robots.txt", "/manifest.webmanifest", "/api", "/api/openapi.json", "/tidak-ada"];

let site: { origin: string; takeDown: () => Promise<void> };
let reader: Page;
let answers: Map<string, Answer>;
let facts: Map<string, PageFacts>;
let listed: Set<string>;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000);
  // A site of its own with samples of everything that a page can be about, and nothing that other tests wrote.
  const { stack, takeDown } = await openStack(true);
  site = { origin: stack.url, takeDown };
  reader = await blankPage(browser);
  // A job that begins with the site gives the samples their areas, all at once.
  const listedAreas = async () => (await locationsIn("/sitemap/wilayah.xml", "url")).length;
  await expect.poll(listedAreas, { timeout: 90_000 }).toBeGreaterThan(1);
  listed = new Set(await sitemapPaths());
  answers = await walk(site.origin, [...Object.keys(ROUTES), ...FILES, ...listed]);
  await leavePages(answers);
  facts = new Map();
  for (const answer of answers.values()) {
    if (isPage(answer)) facts.set(answer.path, await readFacts(reader, answer.body));
  }
});

test.afterAll(() => site?.takeDown());

async function blankPage(browser: Browser): Promise<Page> {
  return (await browser.newContext({ javaScriptEnabled: true })).newPage();
}

async function sitemapPaths(): Promise<string[]> {
  const parts = await locationsIn("/sitemap.xml", "sitemap");
  return (await Promise.all(parts.map((part) => locationsIn(part, "url")))).flat();
}

/** The addresses of a sitemap, which has to be well-formed and name this site only. */
async function locationsIn(path: string, parent: string): Promise<string[]> {
  const elements = await readXml(reader, await (await fetch(new URL(path, site.origin))).text());
  const found = (elements ?? []).filter((element) => element.name === "loc" && element.parent === parent);
  expect(found.length, path).toBeGreaterThan(0);
  for (const { text } of found) expect(text, path).toMatch(new RegExp(`^${site.origin}/`, "u"));
  return found.map(({ text }) => text.slice(site.origin.length));
}

/** One line for each page and what is wrong with it. */
function faultsOf(
  check: (facts: PageFacts, answer: Answer) => string[],
  which = (_: PageFacts, path: string) => !!path,
): string[] {
  return [...facts].flatMap(([path, found]) => {
    const answer = answers.get(path);
    if (!answer || !which(found, path)) return [];
    return check(found, answer).map((fault) => `${path}: ${fault}`);
  });
}

const isForSearch = ({ meta, canonical }: PageFacts, path: string) =>
  !meta.robots?.includes("noindex") && (canonical === null || canonical === `${site.origin}${path}`);

test("every address of the spec's table shows its heading or leads on", () => {
  for (const [path, expected] of Object.entries(ROUTES)) {
    const answer = answers.get(path);
    if ("leadsTo" in expected) {
      expect([301, 307, 308], path).toContain(answer?.status);
      expect(answer?.headers.get("location")?.replace(site.origin, ""), path).toBe(expected.leadsTo);
    } else {
      expect(answer?.status, path).toBe(200);
      expect(facts.get(path)?.headings.find(({ level }) => level === 1)?.text, path).toMatch(expected.heading);
    }
  }
});

test("every link, script, style, picture and download leads somewhere, and every place in a page is there", () => {
  const dead = [...answers.values()].flatMap(({ path, status, from }) =>
    status === 200 || status === 307 || status === 308 || path === "/tidak-ada" || OTHER_PROVINCE.test(path)
      ? []
      : [`${path}: ${status}, linked by ${from}`],
  );
  expect(dead).toEqual([]);
  const lost = faultsOf(({ links }, { path }) =>
    links.flatMap((link) => {
      const url = new URL(link, new URL(path, site.origin));
      // A hash with a value, such as a report's number, is read by the page's script.
      if (url.origin !== site.origin || url.hash.length < 2 || url.hash.includes("=")) return [];
      const target = facts.get(`${url.pathname}${url.search}`);
      const id = decodeURIComponent(url.hash.slice(1));
      return target && !target.ids.includes(id) ? [`${link} is a place that is not there`] : [];
    }),
  );
  expect(lost).toEqual([]);
  expect(answers.get("/tidak-ada")?.status).toBe(404);
});

test("every page is in Indonesian, has one main heading, headings in order, and no id twice", () => {
  const faults = faultsOf(({ language, headings, ids, withoutAlt }) => {
    const levels = headings.map(({ level }) => level);
    const jump = levels.findIndex((level, index) => level > (levels[index - 1] ?? 0) + 1);
    return [
      ...(language === "id" ? [] : [`its language is ${language}`]),
      ...(levels.filter((level) => level === 1).length === 1
        ? []
        : [`it has ${levels.filter((level) => level === 1).length} main headings`]),
      ...(jump === -1 ? [] : [`h${levels[jump]} "${headings[jump]?.text}" follows h${levels[jump - 1] ?? 0}`]),
      ...headings.filter(({ text }) => text === "").map(({ level }) => `an h${level} is empty`),
      ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `the id ${id} stands twice`),
      ...withoutAlt.map((source) => `the picture ${source} has no alt`),
    ];
  });
  expect(faults).toEqual([]);
});

test("every page that search engines may keep says what it is, alone of its name, and has a picture to share", () => {
  const seen = new Map<string, string>();
  const once = (what: string, text: string, path: string) => {
    const other = seen.get(`${what} ${text}`);
    seen.set(`${what} ${text}`, path);
    return other === undefined ? [] : [`it has the ${what} of ${other}`];
  };
  const faults = faultsOf(({ title, meta, canonical }, { path }) => {
    const picture = answers.get((meta["og:image"] ?? "").replace(site.origin, ""));
    const needed = ["description", "og:title", "og:description", "og:url", "og:image", "og:image:alt", "twitter:card"];
    return [
      ...once("title", title, path),
      ...once("description", meta.description ?? "", path),
      ...(canonical === `${site.origin}${path}` ? [] : [`its canonical address is ${canonical}`]),
      ...(listed.has(path) || path.includes("?") || UNLISTED.includes(path) ? [] : ["it is in no sitemap"]),
      ...needed.filter((name) => !meta[name]).map((name) => `it has no ${name}`),
      ...(meta["og:url"] === canonical ? [] : [`og:url is ${meta["og:url"]}`]),
      ...(picture?.headers.get("content-type") === "image/jpeg" && picture.bytes < MAX_CARD_BYTES
        ? []
        : [`its picture ${meta["og:image"]} is ${picture?.headers.get("content-type")} of ${picture?.bytes} bytes`]),
    ];
  }, isForSearch);
  expect(faults).toEqual([]);
  const hidden = [...listed].filter((path) => {
    const found = facts.get(path);
    return !found || !isForSearch(found, path);
  });
  expect(hidden, "addresses in the sitemap that are no pages for search engines").toEqual([]);
  const closed = [...(answers.get("/robots.txt")?.body ?? "").matchAll(/^Disallow: (\S+)$/gmu)].map(
    ([, path = ""]) => path,
  );
  expect(closed.length).toBeGreaterThan(0);
  expect([...listed].filter((path) => closed.some((start) => path.startsWith(start)))).toEqual([]);
});

test("what pages tell search engines about events, articles, places and questions is whole", () => {
  expect(faultsOf(({ structuredData }) => structuredData.flatMap(dataFaults))).toEqual([]);
  const kinds = new Set([...facts.values()].flatMap(({ structuredData }) => structuredData.flatMap(kindsIn)));
  const wanted = ["Organization", "Event", "Article", "FAQPage", "BreadcrumbList", "Place", "DiscussionForumPosting"];
  expect([...kinds]).toEqual(expect.arrayContaining(wanted));
  const lost = faultsOf(
    ({ structuredData }) =>
      structuredData.flatMap(kindsIn).includes("BreadcrumbList") ? [] : ["it tells no way from the home page"],
    (found, path) => listed.has(path) && path !== "/home" && isForSearch(found, path),
  );
  expect(lost).toEqual([]);
});

test("every answer carries its guards, and every script in a page is named by its policy", async () => {
  const faults = [...answers.values()].flatMap(({ path, headers }) =>
    headerFaults(headers).map((fault) => `${path}: ${fault}`),
  );
  expect(faults).toEqual([]);
  const scripts = faultsOf(({ inlineScripts, handlers }, { headers }) => [
    ...uncoveredScripts(headers, inlineScripts).map((text) => `its policy does not name ${text.slice(0, 60)}`),
    ...handlers.map((name) => `${name} stands in its markup`),
  ]);
  expect(scripts).toEqual([]);
});

test("every read of the API carries its guards too, whatever it answers", async () => {
  const { paths } = JSON.parse(answers.get("/api/openapi.json")?.body ?? "{}") as { paths: Record<string, object> };
  const reads = Object.keys(paths).filter((path) => "get" in (paths[path] ?? {}));
  expect(reads.length).toBeGreaterThan(40);
  const requested = await walk(
    site.origin,
    reads.map((path) => path.replaceAll(/\{\w+\}/gu, "1000000")),
  );
  const faults = [...requested.values()].flatMap(({ path, status, headers }) => [
    ...(status < 500 ? [] : [`${path}: ${status}`]),
    ...headerFaults(headers).map((fault) => `${path}: ${fault}`),
  ]);
  expect(faults).toEqual([]);
});

test("feeds are well-formed, name this site only, and lead to pages that are there", async () => {
  const feeds = [...answers.values()].filter(({ headers }) =>
    headers.get("content-type")?.startsWith("application/rss+xml"),
  );
  expect(feeds.map(({ path }) => path)).toEqual(
    expect.arrayContaining(["/coba-coding/rss.xml", "/laporan/rss.xml", "/event/rss.xml"]),
  );
  for (const { path, body } of feeds) {
    const elements = (await readXml(reader, body)) ?? [];
    const texts = (name: string, parent: string) =>
      elements.flatMap((one) => (one.name === name && one.parent === parent ? [one.text] : []));
    for (const name of ["title", "link", "description", "language"])
      expect(texts(name, "channel"), `${path} ${name}`).toHaveLength(1);
    const count = elements.filter(({ name }) => name === "item").length;
    // An area may have green places alone, and its feed nothing yet.
    if (!path.startsWith("/wilayah/")) expect(count, path).toBeGreaterThan(0);
    for (const name of ["title", "link", "guid", "description", "pubDate"])
      expect(texts(name, "item"), `${path} ${name}`).toHaveLength(count);
    for (const link of texts("link", "item")) {
      expect(link, path).toMatch(new RegExp(`^${site.origin}/`, "u"));
      expect((await fetch(link, { redirect: "manual" })).status, link).toBe(200);
    }
    for (const date of texts("pubDate", "item")) {
      expect(date, path).toMatch(/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d \+0000$/u);
    }
  }
});

test("the manifest's icons and shortcuts are there", async () => {
  const manifest = JSON.parse(answers.get("/manifest.webmanifest")?.body ?? "{}") as {
    start_url: string;
    icons: { src: string }[];
    shortcuts: { url: string }[];
  };
  const named = [
    manifest.start_url,
    ...manifest.icons.map(({ src }) => src),
    ...manifest.shortcuts.map(({ url }) => url),
  ];
  for (const path of named)
    expect((await fetch(new URL(path, site.origin), { redirect: "manual" })).status, path).toBe(200);
});
