export const dynamic = "force-dynamic";

/** Rendered for each request: a list of so many items, each with a link, a title and a sentence. */
export default async function Page({ params }: { params: Promise<{ items: string }> }) {
  const { items } = await params;
  return (
    <ul>
      {Array.from({ length: Number(items) }, (_, index) => index).map((number) => (
        <li key={number} className="rounded-md px-3 py-2">
          <a href={`/item/${number}`} className="block font-semibold">
            <span className="block">Sampah menumpuk, Jalan Melati {number}</span>
            <span className="block text-sm">Menunggu validasi sejak kemarin</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
