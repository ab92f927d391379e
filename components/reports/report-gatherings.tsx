import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { eventPath } from "@/lib/events/event/rules";
import type { ReportGatheringView } from "@/lib/events/event/view";
import { formatDateTime } from "@/lib/format/dates";
import { formatCount } from "@/lib/format/numbers";

interface ReportGatheringsProps {
  code: string;
  /** Whether it is checked and still waits to be mended. */
  wanted: boolean;
  gatherings: ReportGatheringView[];
}

/** Where people come together to mend what was reported, and the way to call them together. */
export function ReportGatherings({ code, wanted, gatherings }: ReportGatheringsProps) {
  if (!wanted && gatherings.length === 0) return null;
  return (
    <section aria-labelledby="kerja-bakti" className="grid gap-4 rounded-md border border-line bg-card p-4 sm:p-5">
      <h2 id="kerja-bakti" className="text-xl">
        {gatherings.length > 0 ? "Kegiatan untuk laporan ini" : "Bereskan bersama"}
      </h2>
      {gatherings.length > 0 ? (
        <ul className="grid gap-4">
          {gatherings.map((gathering) => (
            <li key={gathering.id} className="border-l-4 border-primary pl-3">
              <a
                href={eventPath(gathering.slug)}
                className="font-semibold text-primary underline underline-offset-4 break-words"
              >
                {gathering.title}
              </a>
              <p className="text-ink-soft">
                <time dateTime={gathering.date}>{formatDateTime(gathering.date, gathering.zone)}</time>
              </p>
              <p className="text-sm text-ink-faint">{statusText(gathering)}</p>
            </li>
          ))}
        </ul>
      ) : (
        <p className="measure text-ink-soft">
          Laporan ini sudah diperiksa dan belum selesai. Ajak tetangga menanganinya; lokasinya kami isikan untuk Anda.
        </p>
      )}
      {wanted ? (
        <p>
          <ButtonLink href={`/add-event-form?laporan=${code}`} variant="secondary">
            <Icon name="users" /> Adakan kerja bakti
          </ButtonLink>
        </p>
      ) : null}
    </section>
  );
}

function statusText({ cancelled, finished, registered, capacity, location }: ReportGatheringView): string {
  if (cancelled) return `Dibatalkan · ${location}`;
  if (finished) return `Sudah terlaksana, hasilnya ada di halaman kegiatan · ${location}`;
  return `${formatCount(registered)} dari ${formatCount(capacity)} peserta · ${location}`;
}
