/** schema.org data about the page, for search engines. React escapes what could end the script. */
export function StructuredData({ data }: { data: Record<string, unknown> }) {
  return <script type="application/ld+json">{JSON.stringify({ "@context": "https://schema.org", ...data })}</script>;
}
