import { useState } from "react";
import { NumberEcho } from "@/components/forms/number-echo";
import { Input } from "@/components/ui/input";
import { formatRupiah } from "@/lib/format/decimal";
import { formatCount } from "@/lib/format/numbers";
import { priceText } from "@/lib/partners/labels";
import { bagValue, kilogramsIn, MOST_KILOGRAMS, type PartnerPrice } from "@/lib/partners/rules";

/** "Hitung nilai sampahku": weights times this bank's prices, in the browser only. */
export function BagValue({ prices }: { prices: readonly PartnerPrice[] }) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const kilograms: Record<string, number> = {};
  const wrong: string[] = [];
  for (const [name, text] of Object.entries(typed)) {
    const weight = kilogramsIn(text);
    if (weight !== null) kilograms[name] = weight;
    else if (text.trim() !== "") wrong.push(name);
  }
  return (
    <section
      aria-labelledby="nilai-sampah"
      className="needs-script grid gap-4 rounded-leaf border border-line bg-card p-4 sm:p-6"
    >
      <h2 id="nilai-sampah" className="text-2xl">
        Hitung nilai sampahku
      </h2>
      <p className="text-ink-soft">Isi berat tiap jenis dalam kilogram. Hitungan ini tidak dikirim ke mana pun.</p>
      <ul className="grid gap-3">
        {prices.map((price, index) => (
          <li key={price.name} className="flex flex-wrap items-center gap-3">
            <label htmlFor={`berat-${index}`} className="min-w-0 flex-[1_1_8rem]">
              {price.name} <span className="block text-sm text-ink-faint">{priceText(price)}</span>
            </label>
            <Input
              id={`berat-${index}`}
              inputMode="decimal"
              placeholder="0 kg"
              className="min-w-0 flex-[0_1_7rem]"
              maxLength={9}
              autoComplete="off"
              aria-invalid={wrong.includes(price.name) || undefined}
              aria-describedby={wrong.includes(price.name) ? "berat-salah" : undefined}
              value={typed[price.name] ?? ""}
              onChange={({ target }) => setTyped({ ...typed, [price.name]: target.value })}
            />
            <NumberEcho
              id={`berat-${index}`}
              text={typed[price.name] ?? ""}
              unit="kg"
              className="basis-full justify-end"
              onText={(text) => setTyped({ ...typed, [price.name]: text })}
            />
          </li>
        ))}
      </ul>
      {wrong.length > 0 ? (
        <p id="berat-salah" className="text-sm font-semibold text-danger">
          Tulis berat sebagai angka, misalnya 2,5, paling banyak {formatCount(MOST_KILOGRAMS)} kg.
        </p>
      ) : null}
      <p role="status" className="border-t border-line pt-4 text-lg">
        Perkiraan nilai: <strong>{formatRupiah(bagValue(prices, kilograms))}</strong>
      </p>
      <p className="text-sm text-ink-faint">
        Bank sampah menimbang dan menilai sendiri; hasilnya dapat berbeda menurut mutu dan hari.
      </p>
    </section>
  );
}
