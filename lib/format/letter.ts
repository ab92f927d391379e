/** What one message from Sulur says. */
export interface Letter {
  subject: string;
  /** Whom it goes to and greets; without it, it greets nobody by name. */
  name?: string;
  paragraphs: string[];
  /** Words of somebody else, set off from ours. */
  quote?: string | null;
  /** Titled lists of links, below the paragraphs. */
  lists?: { title: string; items: { text: string; link: string }[] }[];
  /** Paragraphs below the lists. */
  after?: string[];
  /** 560 × 96 pixels, by its absolute address; what it shows is not said in words. */
  picture?: { src: string; alt: string } | null;
  button?: { label: string; link: string };
  /** Why this address gets it, and what to do when that is wrong. */
  footer: string;
  /** For an address that its owner has not confirmed: one press ends these mails. */
  stop?: StopLink | undefined;
}

export interface StopLink {
  /** Absolute address of the page that asks. */
  link: string;
  /** Absolute address for a mail program's own button (RFC 8058). */
  unsubscribe: string;
  rows: readonly string[];
  addressKey: string;
}

/** Names the link in every mail to an address that somebody typed. */
export const STOP_LABEL = "Bukan saya / berhenti";

/** A letter to an address as plain text and as HTML, which say the same. Everything typed is escaped. */
export function letter<Kind extends string>(
  kind: Kind,
  address: string,
  { subject, name = "", paragraphs, quote, lists = [], after = [], picture, button, footer, stop }: Letter,
) {
  const greeting = name ? `Halo ${name},` : "Halo,";
  const text = [
    greeting,
    ...paragraphs,
    ...(quote ? [quote.replace(/^/gmu, "> ")] : []),
    ...lists.flatMap(({ title, items }) => [`${title}:`, ...items.map(({ text, link }) => `- ${text}\n  ${link}`)]),
    ...after,
    ...(button ? [`${button.label}:\n${button.link}`] : []),
    "Salam hangat,\nSulur",
    `-- \n${footer}`,
    ...(stop ? [`${STOP_LABEL}:\n${stop.link}`] : []),
  ];
  const html = [
    `<p>${escaped(greeting)}</p>`,
    ...paragraphs.map((paragraph) => `<p>${escapedLines(paragraph)}</p>`),
    ...(quote ? [`<blockquote style="${QUOTE}">${escapedLines(quote)}</blockquote>`] : []),
    ...lists.map(
      ({ title, items }) =>
        `<h2 style="${TITLE}">${escaped(title)}</h2><ul style="${LIST}">${items.map(listed).join("")}</ul>`,
    ),
    ...after.map((paragraph) => `<p>${escapedLines(paragraph)}</p>`),
    ...(picture
      ? [
          `<p><img src="${escaped(picture.src)}" alt="${escaped(picture.alt)}" width="560" height="96" style="${PICTURE}"></p>`,
        ]
      : []),
    ...(button ? [`<p><a href="${escaped(button.link)}" style="${BUTTON}">${escaped(button.label)}</a></p>`] : []),
    "<p>Salam hangat,<br>Sulur</p>",
    `<p style="color:#4F6058;font-size:14px">${escaped(footer)}</p>`,
    ...(stop
      ? [`<p style="font-size:14px"><a href="${escaped(stop.link)}" style="${STOP}">${STOP_LABEL}</a></p>`]
      : []),
  ];
  return {
    to: { name, address },
    kind,
    subject,
    text: `${text.join("\n\n")}\n`,
    html: `<!doctype html><html lang="id"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head><body style="${BODY}">${html.join("\n")}</body></html>`,
    ...(stop ? { unsubscribe: stop.unsubscribe, stop: { rows: stop.rows, addressKey: stop.addressKey } } : {}),
  };
}

const BODY =
  "margin:0 auto;padding:24px;max-width:560px;background:#FDFAF3;color:#16201C;font:16px/26px sans-serif;overflow-wrap:anywhere";
const QUOTE = "margin:16px 0;padding:12px 16px;border-left:4px solid #22734A;background:#F7F1E3";
const BUTTON =
  "display:inline-block;padding:12px 20px;border-radius:12px;background:#185A3B;color:#FFFFFF;text-decoration:none;font-weight:bold";
const PICTURE = "max-width:100%;border-radius:12px";
const STOP = "color:#185A3B";
const LIST = "margin:0;padding-left:20px";
const TITLE = "margin:24px 0 8px;font-size:18px";

function listed({ text, link }: { text: string; link: string }): string {
  return `<li style="margin:0 0 8px"><a href="${escaped(link)}" style="${STOP}">${escaped(text)}</a></li>`;
}

function escapedLines(text: string): string {
  return escaped(text).replaceAll("\n", "<br>");
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
