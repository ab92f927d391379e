import { formatDate } from "@/lib/format/dates";
import type { PartnerPrice } from "@/lib/partners/rules";
import { rupiahText } from "./partner-words";

/** What it pays, and since when that holds. */
export function PartnerPrices({ prices, since }: { prices: readonly PartnerPrice[]; since: string | null }) {
  if (prices.length === 0) return <p className="text-ink-soft">Daftar harga belum diisi. Tanyakan lewat kontaknya.</p>;
  return (
    <>
      {since === null ? null : <p className="mb-3 text-ink-soft">Berlaku per {formatDate(since)}.</p>}
      <table className="w-full max-w-xl text-left">
        <thead>
          <tr className="border-b-2 border-line-strong">
            <th scope="col" className="py-2 pr-3">
              Jenis
            </th>
            <th scope="col" className="py-2 text-right">
              Harga per kg
            </th>
          </tr>
        </thead>
        <tbody>
          {prices.map(({ name, rupiah }) => (
            <tr key={name} className="border-b border-line">
              <td className="py-2 pr-3 wrap-anywhere">{name}</td>
              <td className="py-2 text-right tabular-nums">{rupiahText(rupiah)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
