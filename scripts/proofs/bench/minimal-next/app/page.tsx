export const dynamic = "force-static";

/** As many bytes as the page it stands beside: about a third of this HTML is Next's own copy of the text. */
export default function Page() {
  return <main>{"Sulur ".repeat(Math.round(Number(process.env.BENCH_TEXT_BYTES ?? 60_000) / 6))}</main>;
}
