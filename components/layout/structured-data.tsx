/** What the page is about, for search engines (schema.org, JSON-LD). Nothing in it can end the element. */
export function StructuredData({ value }: { value: object }) {
  return (
    <script type="application/ld+json">
      {JSON.stringify({ "@context": "https://schema.org", ...value }).replaceAll("<", "\\u003c")}
    </script>
  );
}
