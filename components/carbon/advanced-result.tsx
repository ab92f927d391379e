import Link from "next/link";
import { useState } from "react";
import useSWR from "swr";
import { useMyLocation } from "@/components/map/picker/use-my-location";
import { nearestBanks, type WasteBank } from "@/components/partners/waste-bank";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { type CarbonAction, type Nearby, rankedActions } from "@/lib/carbon/actions";
import { type AdvancedInputs, calculateAdvanced, type Part } from "@/lib/carbon/advanced";
import { COMPARISONS } from "@/lib/carbon/factors";
import { questionOf } from "@/lib/carbon/questions";
import { eventPath } from "@/lib/events/event/rules";
import type { EventView } from "@/lib/events/event/view";
import { formatDate } from "@/lib/format/dates";
import { formatDecimal, formatRupiah } from "@/lib/format/decimal";
import { formatCount, meters } from "@/lib/format/numbers";
import { failureText, fetchJson } from "@/lib/http/fetch-json";
import type { NearPartnerView } from "@/lib/partners/view";
import type { NearPlaceView } from "@/lib/places/view";
import { tonsRange } from "./carbon-words";
import { ComparisonAxis, type PartBar, PartBars } from "./charts";
import { ResultFrame, SaveBox } from "./result-frame";

interface NearbyHandle {
  /** The next event of all; null when there is none, undefined while it is not known. */
  event: EventView | null | undefined;
  /** The nearest waste bank, registered or on the map; null when there is none, undefined before a position is known. */
  wasteBank: WasteBank | null | undefined;
  locating: boolean;
  /** Why there is no nearest one, in a sentence. */
  problem: string;
  /** Asks the device where it is, and then for the nearest waste bank. */
  locate: () => Promise<void>;
}

const LINK = "mt-2 inline-flex min-h-11 items-center gap-2 font-semibold text-primary underline underline-offset-4";

/** No finer than that, since the figures are not. */
const RUPIAH_STEP = 1000;

/** How many parts stand out. */
const LARGEST = 3;
const { indonesiaGreenhouse, worldGreenhouse } = COMPARISONS;

/** A range instead of one figure, its largest parts, and what can be done about them. */
export function AdvancedResult({ inputs, onClose }: { inputs: AdvancedInputs; onClose: () => void }) {
  const { total, parts, sortedWaste, unknown } = calculateAdvanced(inputs);
  const others = parts.slice(LARGEST);
  const unanswered = parts.filter(({ answered }) => !answered).length;
  return (
    <ResultFrame id="hasil-lanjutan" title="Hasil perhitungan" onClose={onClose}>
      <div>
        <p className="font-display text-4xl tabular-nums">{tonsRange(total.low, total.high)}</p>
        <p className="text-ink-soft">
          CO₂e per tahun; perkiraan tengah {formatDecimal(total.value / 1000, 2)} ton.
          {unknown > 0 ? ` ${unknown} jawaban “tidak tahu” memakai angka umum.` : null}
          {unanswered > 0 ? ` ${unanswered} hal yang tidak dijawab dihitung seperti kebiasaan umum.` : null}
        </p>
      </div>
      <div>
        <h3 className="mb-3 text-lg">Dibanding Indonesia dan dunia</h3>
        <ComparisonAxis
          marks={[
            {
              label: "Anda",
              text: tonsRange(total.low, total.high),
              tons: total.value / 1000,
              low: total.low / 1000,
              high: total.high / 1000,
              own: true,
            },
            ...[indonesiaGreenhouse, worldGreenhouse].map(({ region, value }) => ({
              label: `Rata-rata ${region === "Dunia" ? "dunia" : region}`,
              text: `${formatDecimal(value, 2)} ton`,
              tons: value,
            })),
          ]}
        />
        <p className="mt-3 text-sm text-ink-faint">
          Rata-rata: semua gas rumah kaca dibagi jumlah penduduk ({worldGreenhouse.year}). Angka itu juga memuat
          industri dan pemerintahan, yang tidak ditanyakan di sini.
        </p>
      </div>
      {parts.length > 0 ? (
        <div>
          <h3 className="mb-3 text-lg">{parts.length > 1 ? "Bagian terbesar" : "Rincian"}</h3>
          <PartBars parts={parts.slice(0, LARGEST).map(barOf)} />
          {others.length > 0 ? (
            <details className="mt-4">
              <summary className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4">
                {others.length} bagian lain
              </summary>
              <div className="mt-2">
                <PartBars parts={others.map(barOf)} />
              </div>
            </details>
          ) : null}
        </div>
      ) : null}
      {sortedWaste > 0 ? (
        <p className="rounded-md bg-panel p-4">
          <strong>Sampah dipilah:</strong> perkiraan kasar {formatCount(sortedWaste)} kg CO₂ per tahun terhindar. Angka
          ini tidak dikurangkan dari jumlah di atas karena belum ada faktor yang bersumber.
        </p>
      ) : null}
      <ActionList actions={rankedActions(inputs)} />
      <SaveBox result={{ mode: "ADVANCED", inputs }} />
    </ResultFrame>
  );
}

function barOf({ id, kilograms, answered }: Part): PartBar {
  const text = `${formatCount(kilograms.value)} kg (${formatCount(kilograms.low)}–${formatCount(kilograms.high)})`;
  const { label } = questionOf(id);
  return { id, label: answered ? label : `${label} (kebiasaan umum)`, text, amount: kilograms.value };
}

/** What can be done, the most effective first; each leads to something near. */
function ActionList({ actions }: { actions: readonly CarbonAction[] }) {
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

/** Where an action may begin: the next event, or the nearest waste bank. */
function NearbyLink({ kind, nearby }: { kind: Nearby; nearby: NearbyHandle }) {
  return kind === "event" ? <EventLink event={nearby.event} /> : <WasteBankLink wasteBank={nearby.wasteBank} />;
}

function EventLink({ event }: Pick<NearbyHandle, "event">) {
  if (!event) {
    return (
      <Link href="/event" prefetch={false} className={LINK}>
        <Icon name="calendar" size={18} /> Mulai bersama warga lain: lihat kegiatan
      </Link>
    );
  }
  return (
    <Link href={eventPath(event.slug)} prefetch={false} className={LINK}>
      <Icon name="calendar" size={18} /> Mulai bersama: {event.title}, {formatDate(event.date, event.zone)}
    </Link>
  );
}

function WasteBankLink({ wasteBank }: Pick<NearbyHandle, "wasteBank">) {
  if (!wasteBank) {
    return (
      <Link href="/peta-lokasi?jenis=bank_sampah" prefetch={false} className={LINK}>
        <Icon name="scale" size={18} /> Bank sampah di peta
      </Link>
    );
  }
  return (
    <Link href={wasteBank.href} prefetch={false} className={LINK}>
      <Icon name="scale" size={18} /> {wasteBank.name}, {meters(wasteBank.distance_meters ?? 0)} dari Anda
    </Link>
  );
}

/** What a result can lead to. @param asks whether there is anything that leads there */
function useNearby(asks: boolean): NearbyHandle {
  const { data: event } = useSWR(asks ? "next event" : null, nextEvent, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  const [wasteBank, setWasteBank] = useState<WasteBank | null>();
  const [problem, setProblem] = useState("");
  const { locating, locate: askDevice } = useMyLocation("cari bank sampah di peta");

  async function locate() {
    setProblem("");
    const found = await askDevice();
    if (typeof found === "string") return setProblem(found);
    const near = `latitude=${found.latitude}&longitude=${found.longitude}&limit=1`;
    try {
      const [partners, places] = await Promise.all([
        fetchJson<NearPartnerView[]>(`/api/partners?${near}`),
        fetchJson<NearPlaceView[]>(`/api/locations?kinds=bank_sampah&${near}`),
      ]);
      const [nearest] = nearestBanks(partners, places);
      setWasteBank(nearest ?? null);
      if (!nearest) setProblem("Belum ada bank sampah di peta. Tambahkan yang Anda kenal di halaman peta.");
    } catch (error) {
      setProblem(failureText(error));
    }
  }

  return { event, wasteBank, locating, problem, locate };
}

/** Of both kinds, whichever begins first and is not called off. */
async function nextEvent(): Promise<EventView | null> {
  const lists = await Promise.all(
    ["PLANTING", "COMMUNITY"].map((kind) => fetchJson<EventView[]>(`/api/events?kind=${kind}&limit=3`)),
  );
  return nextOf(lists.flat(), new Date());
}

/** The one that begins first, of those that have not begun and are not called off; the API's lists hold what is under way too. */
export function nextOf(events: readonly EventView[], now: Date): EventView | null {
  const ahead = events.filter(({ cancelled, date }) => !cancelled && Date.parse(date) > now.getTime());
  return ahead.sort((one, other) => one.date.localeCompare(other.date))[0] ?? null;
}
