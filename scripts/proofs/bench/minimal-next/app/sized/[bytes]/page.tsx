export const dynamic = "force-static";

/** Rendered when it is first asked for and cached from then on, with as many bytes of text as its address says. */
export default async function Page({ params }: { params: Promise<{ bytes: string }> }) {
  const { bytes } = await params;
  return <main>{"Sulur ".repeat(Math.round(Number(bytes) / 6))}</main>;
}
