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
