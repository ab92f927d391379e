import type { Page } from "playwright/test";

/** What a page says of itself, as a browser reads it. */
export interface PageFacts {
  language: string;
  title: string;
  /** By name or property: description, robots, og:title … */
  meta: Record<string, string>;
  canonical: string | null;
  headings: { level: number; text: string }[];
  /** Every id, also those that stand twice. */
  ids: string[];
  /** Of links, as they are written. */
  links: string[];
  structuredData: string[];
  /** Scripts that stand in the page and run. */
  inlineScripts: { text: string; nonce: string }[];
  /** Names of attributes such as onclick, which no hash covers. */
  handlers: string[];
  /** Sources of pictures without a word on what they show. */
  withoutAlt: string[];
  /** Words of the main part that are there without a script. */
  mainWords: number;
}

/** Reads a page's source in the browser, without running it. */
export function readFacts(page: Page, html: string): Promise<PageFacts> {
  return page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, "text/html");
    const all = <Kind extends Element>(selector: string) => [...parsed.querySelectorAll<Kind>(selector)];
    const isProgram = (script: HTMLScriptElement) =>
      !script.src && /^(?:|module|text\/javascript|application\/javascript)$/u.test(script.type);
    const meta = all<HTMLMetaElement>("meta[content]").map((tag) => [
      tag.getAttribute("property") ?? tag.name,
      tag.content,
    ]);
    return {
      language: parsed.documentElement.lang,
      title: parsed.title,
      meta: Object.fromEntries(meta) as Record<string, string>,
      canonical: parsed.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? null,
      headings: all("h1,h2,h3,h4,h5,h6").map(({ tagName, textContent }) => ({
        level: Number(tagName.slice(1)),
        text: textContent.trim(),
      })),
      ids: all("[id]").map(({ id }) => id),
      links: all("a[href]").map((link) => link.getAttribute("href") ?? ""),
      structuredData: all('script[type="application/ld+json"]').map(({ textContent }) => textContent),
      inlineScripts: all<HTMLScriptElement>("script")
        .filter(isProgram)
        .map(({ text, nonce }) => ({ text, nonce })),
      handlers: all("*").flatMap(({ attributes }) =>
        [...attributes].map(({ name }) => name).filter((name) => name.startsWith("on")),
      ),
      withoutAlt: all("img:not([alt])").map((image) => image.getAttribute("src") ?? ""),
      mainWords: (parsed.querySelector("main")?.textContent ?? "").trim().split(/\s+/u).length,
    };
  }, html);
}

/** An XML file as a browser reads it: each element's text by its name; null where it is not well-formed. */
export function readXml(page: Page, xml: string): Promise<{ name: string; parent: string; text: string }[] | null> {
  return page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, "application/xml");
    if (parsed.querySelector("parsererror")) return null;
    return [...parsed.querySelectorAll("*")].map(({ tagName, parentElement, children, textContent }) => ({
      name: tagName,
      parent: parentElement?.tagName ?? "",
      text: children.length === 0 ? textContent : "",
    }));
  }, xml);
}
