/** schema.org data about the page, for search engines. Nothing in it can end the script. */
export function StructuredData({ data }: { data: Record<string, unknown> }) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
  return <script type="application/ld+json">{json}</script>;
}

/** schema.org's BreadcrumbList; the last step is the page itself. @param link makes a path of this site absolute */
export function breadcrumbData(
  steps: readonly { name: string; path: string }[],
  link: (path: string) => string,
): Record<string, unknown> {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: link(path),
    })),
  };
}
