import Link from "next/link";
import { ZoneQuestion } from "@/components/events/zone/zone-question";
import { Notice } from "@/components/ui/notice";
import type { ZoneQuestionView } from "@/lib/events/desk/view";

/** Events whose hours may have been read on the wrong clock, until somebody says; nothing when there are none. */
export function ZoneList({ events }: { events: readonly ZoneQuestionView[] }) {
  if (events.length === 0) return null;
  return (
    <Notice tone="wait" title="Jam kegiatan yang perlu dipastikan">
      <p>
        Jamnya dibaca pada zona waktu yang berbeda dari zona daerahnya. Tidak ada yang berubah sebelum Anda
        memindahkannya.
      </p>
      <ul className="mt-3 grid gap-5">
        {events.map((event) => (
          <li key={event.id} className="grid gap-2 border-t border-line pt-3">
            <p>
              <Link
                href={`/admin/kegiatan/${event.id}`}
                prefetch={false}
                className="font-semibold text-primary underline underline-offset-4"
              >
                {event.title}
              </Link>
              <span className="block">{event.location}</span>
            </p>
            <ZoneQuestion event={event} suggested={event.suggested_zone} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}
