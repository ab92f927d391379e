const ATTRIBUTES = /\s(?:href|src|poster)="([^"]*)"/gu;
const SETS = /\s(?:srcset|imagesrcset)="([^"]*)"/giu;
/** Pictures for messengers, as absolute addresses. */
const PICTURES = /<meta (?:property|name)="(?:og|twitter):image" content="([^"]*)"/gu;

/** Every address that a page names: links, scripts, styles, pictures, and the share card. */
export function addressesIn(html: string): string[] {
  const page = withoutScripts(html);
  const all = [ATTRIBUTES, PICTURES].flatMap((pattern) =>
    [...page.matchAll(pattern)].map(([, address = ""]) => address),
  );
  const sets = [...page.matchAll(SETS)].flatMap(([, set = ""]) =>
    set.split(",").map((one) => one.trim().split(" ")[0] ?? ""),
  );
  return [...new Set([...all, ...sets].map(unescaped))].filter(isFetched);
}

/** What stands in scripts is data; their own addresses stay. */
function withoutScripts(html: string): string {
  return html.replaceAll(/(<script\b[^>]*>)[\s\S]*?<\/script>/gu, "$1");
}

function isFetched(address: string): boolean {
  return address !== "" && !/^(?:#|mailto:|tel:|data:|blob:|webcal:|sms:)/u.test(address);
}

function unescaped(text: string): string {
  return text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&lt;", "<").replaceAll("&amp;", "&");
}
