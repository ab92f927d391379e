import "server-only";
import type { Metadata } from "next";
import { publicCtx } from "@/lib/server/ctx";

interface PublicPage {
  path: string;
  title: string;
  description: string;
  /** Path of the share card and what it shows; a page about one thing has one. */
  card?: { path: string; alt: string };
}

/** What search engines and messengers get of a public page. */
export function pageMetadata({ path, title, description, card }: PublicPage): Metadata {
  const { link } = publicCtx();
  const url = link(path);
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: {
      type: card ? "article" : "website",
      siteName: "Sulur",
      locale: "id_ID",
      url,
      title,
      description,
      ...(card ? { images: [cardImage(link(card.path), card.alt)] } : {}),
    },
    ...(card ? { twitter: { card: "summary_large_image" } } : {}),
  };
}

function cardImage(url: string, alt: string) {
  return { url, width: 1200, height: 630, type: "image/jpeg", alt };
}
