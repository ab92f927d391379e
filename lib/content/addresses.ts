/** What a link in an article may be: a page of ours, a place in the same article, or a page elsewhere over https. */
export function linkProblem(href: string): string | null {
  if (/^\/(?!\/)[\w./?=&#%-]*$/u.test(href) || /^#[a-z0-9-]+$/u.test(href)) return null;
  if (/^https:\/\//u.test(href) && URL.canParse(href)) return null;
  return `Tautan "${href}" tidak dapat dipakai. Tulis alamat lengkap yang diawali https://, atau jalur di Sulur yang diawali garis miring, misalnya /laporan.`;
}

/** The page that a link of ours leads to, without what follows `?` or `#`; null for a link elsewhere. */
export function ownPage(href: string): string | null {
  return href.startsWith("/") ? href.replace(/[?#].*$/u, "") : null;
}
