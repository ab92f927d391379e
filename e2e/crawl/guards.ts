import { createHash } from "node:crypto";

const NEEDED: Record<string, string[]> = {
  "default-src": ["'self'"],
  "object-src": ["'none'"],
  "base-uri": ["'none'"],
  "frame-ancestors": ["'none'"],
  "form-action": ["'self'"],
};
const FIXED: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "geolocation=(self), camera=(self), microphone=(), payment=(), usb=(), browsing-topics=()",
  "cross-origin-opener-policy": "same-origin",
};
const TOO_WIDE = ["'unsafe-inline'", "'unsafe-eval'", "'unsafe-hashes'", "*", "https:", "http:", "data:", "blob:"];

function directivesOf(policy: string): Map<string, string[]> {
  const entries = policy.split(";").map((text) => text.trim().split(/\s+/u));
  return new Map(entries.map(([name = "", ...sources]) => [name, sources]));
}

/** Which promised headers an answer lacks, whatever it answers with. */
export function headerFaults(headers: Headers): string[] {
  const faults = Object.entries(FIXED).flatMap(([name, value]) =>
    headers.get(name) === value ? [] : [`${name} is ${headers.get(name)}`],
  );
  const type = headers.get("content-type") ?? "";
  if (type.startsWith("text/") && !/; charset=utf-8$/iu.test(type)) faults.push(`content-type is ${type}`);
  for (const name of ["x-powered-by", "server", "set-cookie", "sulur-cache-control", "sulur-cache-tags"]) {
    if (headers.has(name)) faults.push(`${name} is ${headers.get(name)}`);
  }
  return [...faults, ...policyFaults(headers.get("content-security-policy") ?? "")];
}

function policyFaults(policy: string): string[] {
  const directives = directivesOf(policy);
  // A file that may show nothing at all needs no more words.
  if (directives.get("default-src")?.join(" ") === "'none'") return [];
  const needed = Object.entries(NEEDED).flatMap(([name, sources]) =>
    directives.get(name)?.join(" ") === sources.join(" ") ? [] : [`${name} is ${directives.get(name)?.join(" ")}`],
  );
  const scripts = directives.get("script-src") ?? [];
  if (!scripts.includes("'self'")) needed.push(`script-src is ${scripts.join(" ")}`);
  return [
    ...needed,
    ...scripts.filter((source) => TOO_WIDE.includes(source)).map((source) => `script-src has ${source}`),
  ];
}

/** Scripts that stand in a page and that its policy names neither by hash nor by nonce. */
export function uncoveredScripts(headers: Headers, scripts: readonly { text: string; nonce: string }[]): string[] {
  const named = directivesOf(headers.get("content-security-policy") ?? "").get("script-src") ?? [];
  const uncovered = scripts.filter(({ text, nonce }) => {
    const hash = createHash("sha256").update(text).digest("base64");
    return !named.includes(`'sha256-${hash}'`) && !(nonce && named.includes(`'nonce-${nonce}'`));
  });
  return uncovered.map(({ text }) => text);
}
