import type { Metadata } from "next";
import { breadcrumbData } from "@/components/ui/structured-data";
import { wayTo } from "@/lib/layout/page-way";
import { cachedRead } from "@/lib/server/cache";
import { publicCtx } from "@/lib/server/ctx";
import { pageMetadata } from "@/lib/server/page-metadata";
import { siteContact } from "@/lib/server/site-contact";
import { SETTINGS_TAG } from "@/lib/settings/rules";
import { COUNTS_TAGS, publicCounts } from "@/lib/statistics/queries";

type SchemaData = Record<string, unknown>;

/** Head of a page whose text stands in the code. Kept like data, since the build knows no configuration. */
export function contentMetadata(page: Parameters<typeof pageMetadata>[0]): Promise<Metadata> {
  return cachedRead(["content-metadata", page.path], [], async () => pageMetadata(page));
}

/**
 * schema.org data of such a page: its way from the home page, and what else it is about.
 * @param about given what makes a path of this site absolute
 */
export function contentData(
  path: string,
  about: (link: (path: string) => string) => SchemaData[] | Promise<SchemaData[]> = () => [],
): Promise<SchemaData> {
  return cachedRead(["content-data", path], [SETTINGS_TAG], async () => {
    const { link } = publicCtx();
    return { "@graph": [breadcrumbData(wayTo(path), link), ...(await about(link))] };
  });
}

/** What there is of everything, as pages say it in figures. */
export function siteCounts() {
  return cachedRead(["home", "counts"], COUNTS_TAGS, () => publicCounts(publicCtx()));
}

/** Who runs this Sulur, with the ways to them that the operator has named. */
export async function organizationData(link: (path: string) => string): Promise<SchemaData> {
  const { email, repository, social } = await siteContact();
  const places = [...(repository ? [repository] : []), ...social.map(({ href }) => href)];
  return {
    "@type": "Organization",
    "@id": link("/tentang#sulur"),
    name: "Sulur",
    slogan: "Tumbuh bersama, merawat bumi",
    url: link("/home"),
    logo: link("/ikon/sulur-512.png"),
    ...(email ? { email } : {}),
    ...(places.length > 0 ? { sameAs: places } : {}),
  };
}
