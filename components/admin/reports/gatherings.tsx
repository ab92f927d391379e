"use client";

import { useState } from "react";
import { useAction } from "@/components/forms/use-action";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { eventPath } from "@/lib/events/event/rules";
import type { GatheringView } from "@/lib/events/event/view";
import { formatDate, formatDateTime } from "@/lib/format/dates";
import { formatAmount, formatCount } from "@/lib/format/numbers";
import { clipped } from "@/lib/format/text";
import { fetchJson } from "@/lib/http/fetch-json";
import { randomKey } from "@/lib/http/random-key";
import { TRANSITIONS } from "@/lib/reports/rules-steps";
import type { DeskReportView } from "@/lib/reports/view";

/** Events for a report, and what they have reached. */
export function Gatherings({ report, onChanged }: { report: DeskReportView; onChanged: () => void }) {
  const { code, status, gatherings } = report;
  const wanted = TRANSITIONS.claim.from.includes(status);
  if (!wanted && gatherings.length === 0) return null;
  return (
    <section aria-labelledby="gatherings-title">
      <h3 id="gatherings-title" className="text-xl">
        Kegiatan untuk laporan ini
      </h3>
      {gatherings.length > 0 ? (
        <ul className="mt-3 grid gap-2">
          {gatherings.map((gathering) => (
            <Gathering key={gathering.id} reportId={report.id} gathering={gathering} onChanged={onChanged} />
          ))}
        </ul>
      ) : null}
      {wanted ? (
        <p className="mt-3">
          <ButtonLink href={`/add-event-form?laporan=${code}`} variant="secondary" size="small">
            <Icon name="users" size={18} /> Adakan kerja bakti
          </ButtonLink>
        </p>
      ) : null}
    </section>
  );
}

interface GatheringProps {
  reportId: number;
  gathering: GatheringView;
  onChanged: () => void;
}

function Gathering({ reportId, gathering, onChanged }: GatheringProps) {
  const { id, slug, title, date, zone, cancelled, registered, capacity, results, waits } = gathering;
  const { busy, run } = useAction({ refresh: false });
  const [key] = useState(randomKey);

  async function dismiss() {
    const path = `/api/admin/reports/${reportId}/gatherings/${id}/dismiss`;
    await fetchJson(path, { method: "POST", body: {}, key }).finally(onChanged);
    return "Hasil kegiatan diabaikan.";
  }

  return (
    <li className="rounded-md border border-line bg-card p-3">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <a
          href={eventPath(slug)}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-8 items-center font-semibold text-info underline underline-offset-4"
        >
          {title}
          <span className="sr-only"> (tab baru)</span>
        </a>
        {waits ? (
          <Badge tone="wait" icon="flag">
            Hasil menunggu keputusan
          </Badge>
        ) : null}
      </p>
      <p className="text-sm text-ink-faint">
        {formatDateTime(date, zone)} · {cancelled ? "dibatalkan" : `${registered} dari ${capacity} peserta`}
      </p>
      {results ? <p className="mt-1">{reachedText(results)}</p> : null}
      {waits ? (
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <p className="text-sm text-ink-soft">Klaim selesai dengan fotonya di bawah, atau</p>
          <Button variant="secondary" size="small" busy={busy !== null} onClick={() => void run("dismiss", dismiss)}>
            {busy ? "Menyimpan…" : "Abaikan hasil ini"}
          </Button>
        </div>
      ) : null}
    </li>
  );
}

type Results = NonNullable<GatheringView["results"]>;

/** What the server takes of words. */
const MAX_WORDS = 1000;

/** "25 orang ikut, 120 kg sampah terkumpul, 10 pohon ditanam" */
function reachedText({ people, trees, kilograms, beyond }: Results): string {
  const parts = [
    people === null ? "" : `${formatCount(people)} orang ikut`,
    kilograms === null ? "" : `${formatAmount(kilograms)} kg sampah terkumpul`,
    trees === null ? "" : `${formatCount(trees)} pohon ditanam`,
  ].filter((part) => part !== "");
  if (parts.length === 0) return "Terlaksana";
  return beyond ? `${parts.join(", ")} (menurut penyelenggara)` : parts.join(", ");
}

/** The newest event whose results may settle the report. */
export function waitingGathering({ gatherings }: DeskReportView): (GatheringView & { results: Results }) | null {
  for (const gathering of gatherings) {
    const { waits, results } = gathering;
    if (waits && results) return { ...gathering, results };
  }
  return null;
}

/** What the public timeline may say of it; staff can change it before it stands there. */
export function resolutionWords({ title, date, zone, results }: GatheringView & { results: Results }): string {
  const opening = `Ditangani lewat kegiatan “${title}” pada ${formatDate(date, zone)}: ${reachedText(results)}.`;
  return clipped([opening, results.words ?? ""].join("\n").trim(), MAX_WORDS);
}
