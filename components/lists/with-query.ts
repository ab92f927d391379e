/**
 * The query with these parameters and whatever else it had; an empty value needs no word.
 * Commas stay readable.
 */
export function withQuery(search: string, parameters: Readonly<Record<string, string>>): string {
  const others = new URLSearchParams(search);
  for (const name of Object.keys(parameters)) others.delete(name);
  const chosen = Object.entries(parameters).flatMap(([name, value]) =>
    value === "" ? [] : [`${name}=${encodeURIComponent(value).replaceAll("%2C", ",")}`],
  );
  const parts = [...chosen, others.toString()].filter((part) => part !== "");
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}
