"use client";

import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { CarbonAction } from "@/lib/carbon/actions";
import { formatRupiah } from "@/lib/format/decimal";
import { formatCount } from "@/lib/format/numbers";
import { NearbyLink } from "./nearby-link";
import { useNearby } from "./use-nearby";

/** No finer than that, since the figures are not. */
const RUPIAH_STEP = 1000;

/** What can be done, the most effective first; each leads to something near. */
export function ActionList({ actions }: { actions: readonly CarbonAction[] }) {
  const nearby = useNearby(actions.length > 0);
  if (actions.length === 0) return null;
  return (
    <div>
      <h3 className="text-lg">Yang dapat Anda lakukan</h3>
      <p className="mt-1 text-sm text-ink-faint">
        Terurut dari yang paling besar. Angkanya perkiraan per tahun untuk bagian Anda, dan tidak semuanya dapat
        dijumlahkan. Harga yang dipakai ada di halaman metodologi.
      </p>
      {actions.some((action) => action.nearby === "wasteBank") ? (
        <div className="mt-3">
          <Button variant="secondary" size="small" busy={nearby.locating} onClick={() => void nearby.locate()}>
            <Icon name="locate" size={18} /> {nearby.locating ? "Mencari posisi Anda…" : "Cari bank sampah terdekat"}
          </Button>
          <p role="status" className="text-danger">
            {nearby.problem}
          </p>
        </div>
      ) : null}
      <ol className="mt-4 grid gap-4">
        {actions.map((action) => (
          <li key={action.id} className="rounded-md border border-line bg-paper p-4">
            <p className="font-semibold">{action.title}</p>
            <p className="mt-1 flex flex-wrap gap-x-4 font-semibold text-primary tabular-nums">
              <span>−{formatCount(action.kilograms)} kg CO₂e per tahun</span>
              {rupiahText(action.rupiah)}
            </p>
            <p className="mt-1 text-sm text-ink-soft">{action.reckoning}</p>
            <NearbyLink kind={action.nearby} nearby={nearby} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function rupiahText(rupiah: number | null) {
  const rounded = Math.round((rupiah ?? 0) / RUPIAH_STEP) * RUPIAH_STEP;
  return rounded > 0 ? <span>hemat sekitar {formatRupiah(rounded)} per tahun</span> : null;
}
