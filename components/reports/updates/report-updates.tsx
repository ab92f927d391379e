import { NeedsScript } from "@/components/layout/no-script";
import type { Zone } from "@/lib/format/dates";
import { CHANGED_ID } from "@/lib/reports/updates/rules";
import type { ReportUpdateView } from "@/lib/reports/updates/view";
import { UpdateItem } from "./update-item";
import { UpdateTalkNear } from "./update-talk-near";

export interface FirstUpdates {
  items: ReportUpdateView[];
  /** Id of the last one, where there are more. */
  nextCursor: string | null;
}

interface ReportUpdatesProps {
  code: string;
  updates: FirstUpdates;
  zone: Zone;
}

/** What neighbours found at the place, newest first; the rest and the form come when they are near the screen. */
export function ReportUpdates({ code, updates: { items, nextCursor }, zone }: ReportUpdatesProps) {
  return (
    <section id="kabar" aria-labelledby="kabar-warga" className="scroll-mt-24">
      <h2 id="kabar-warga" className="text-xl">
        Kabar dari warga
      </h2>
      {items.length === 0 ? (
        <p className="mt-2 mb-4 text-ink-soft">Belum ada kabar. Lewat di sana? Ceritakan keadaannya sekarang.</p>
      ) : (
        <ol aria-label="Kabar dari warga">
          {items.map((update) => (
            <UpdateItem key={update.id} update={update} zone={zone} />
          ))}
        </ol>
      )}
      <NeedsScript action="Menulis kabar" />
      <div id={CHANGED_ID} className="scroll-mt-24">
        <UpdateTalkNear code={code} cursor={nextCursor} zone={zone} />
      </div>
    </section>
  );
}
