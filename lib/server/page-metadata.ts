import "server-only";
import type { Metadata } from "next";
import { RSS_TYPE } from "@/lib/format/rss";
import { pageCardPath } from "@/lib/layout/page-cards";
import { publicCtx } from "@/lib/server/ctx";

interface PublicPage {
  path: string;
  title: string;
  description: string;
  /** Path of the share card and what it shows, where the page is about one thing; others show their own name. */
  card?: { path: string; alt: string };
  /** Path of what feed readers subscribe to. */
  feed?: string;
}

/** What search engines and messengers get of a public page. */
export function pageMetadata({ path, title, description, card, feed }: PublicPage): Metadata {
  const { link } = publicCtx();
  const url = link(path);
  const ownCard = pageCardPath(path);
  const shown = card ?? (ownCard ? { path: ownCard, alt: `Kartu ${title}` } : undefined);
  return {
    title,
    description,
    alternates: { canonical: url, ...(feed ? { types: { [RSS_TYPE]: link(feed) } } : {}) },
    openGraph: {
      type: card ? "article" : "website",
      siteName: "Sulur",
      locale: "id_ID",
      url,
      title,
      description,
      ...(shown ? { images: [cardImage(link(shown.path), shown.alt)] } : {}),
    },
    ...(shown ? { twitter: { card: "summary_large_image" } } : {}),
  };
}

function cardImage(url: string, alt: string) {
  return { url, width: 1200, height: 630, type: "image/jpeg", alt };
}
