/** What the server answered to one address of the site. */
export interface Answer {
  /** With its query, such as /forum?category=tanaman. */
  path: string;
  status: number;
  headers: Headers;
  bytes: number;
  /** Empty where it is no text. */
  body: string;
  /** The first page that led here. */
  from: string;
}

const AT_ONCE = 6;
const TEXT = /^(?:text\/|application\/(?:[\w.+-]*xml|ld\+json|json|manifest\+json))/u;

export function isPage({ status, headers }: Pick<Answer, "status" | "headers">): boolean {
  return status === 200 && (headers.get("content-type") ?? "").startsWith("text/html");
}

/**
 * Asks for the addresses and for all of this site that their pages lead to, each once. Pages with a query are asked
 * for, but lead only to pages without one: filters and pages of lists would else be combined without an end.
 * @param seeds paths to begin with
 */
export async function walk(origin: string, seeds: readonly string[]): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>();
  const found = new Map<string, string>(seeds.map((path) => [path, "the list of addresses"]));
  const waiting = [...found.keys()];
  const next = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const answer = await ask(origin, path, found.get(path) ?? "");
      answers.set(path, answer);
      for (const target of targetsOf(answer, origin)) {
        if (found.has(target)) continue;
        found.set(target, path);
        waiting.push(target);
      }
    }
  };
  // Some would find nothing waiting while others still read the first page.
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, next));
  return answers;
}

async function ask(origin: string, path: string, from: string): Promise<Answer> {
  const byte = () => 1 + Math.floor(Math.random() * 254);
  const response = await fetch(new URL(path, origin), {
    redirect: "manual",
    // Everybody comes from an address of their own, so that no limit is used up.
    headers: { "x-forwarded-for": `10.${byte()}.${byte()}.${byte()}`, accept: "text/html,*/*" },
  });
  const content = Buffer.from(await response.arrayBuffer());
  const text = TEXT.test(response.headers.get("content-type") ?? "");
  return {
    path,
    status: response.status,
    headers: response.headers,
    bytes: content.byteLength,
    body: text ? content.toString("utf8") : "",
    from,
  };
}

function targetsOf(answer: Answer, origin: string): string[] {
  const location = answer.headers.get("location");
  if (location) return ownPaths([location], answer.path, origin);
  if (!isPage(answer) || isEmptyArea(answer)) return [];
  const paths = ownPaths(addressesIn(answer.body), answer.path, origin);
  return answer.path.includes("?") ? paths.filter((path) => !path.includes("?")) : paths;
}

/** There are hundreds of areas without news, all alike; those with news lead on. */
function isEmptyArea({ path, body }: Answer): boolean {
  return path.startsWith("/wilayah/") && body.includes('<meta name="robots" content="noindex"');
}

/** Of this site only, and without what says where on a page. */
function ownPaths(addresses: readonly string[], base: string, origin: string): string[] {
  return addresses.flatMap((address) => {
    const url = URL.parse(address, new URL(base, origin));
    return url?.origin === new URL(origin).origin ? [`${url.pathname}${url.search}`] : [];
  });
}

const ATTRIBUTES = /\s(?:href|src|poster)="([^"]*)"/gu;
const SETS = /\s(?:srcset|imagesrcset)="([^"]*)"/giu;
/** Pictures for messengers, as absolute addresses. */
const PICTURES = /<meta (?:property|name)="(?:og|twitter):image" content="([^"]*)"/gu;

/** Every address that a page names: links, scripts, styles, pictures, and the share card. */
function addressesIn(html: string): string[] {
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
