import { buttonClass } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { ShareButtons } from "@/components/ui/share-buttons";
import { reminderText } from "@/lib/events/attendance/rules-roster";
import type { ManagedEventView } from "@/lib/events/attendance/view";
import { formatDate } from "@/lib/format/dates";
import { OrganiserText } from "./organiser-text";

/** How people hear of the event: its page, a poster to print, a reminder for the chat. */
export function OrganiserShare({ view: { event, url } }: { view: ManagedEventView }) {
  return (
    <div className="grid gap-8">
      <section aria-labelledby="bagikan-halaman" className="grid gap-3">
        <h3 id="bagikan-halaman" className="text-xl">
          Halaman kegiatan
        </h3>
        <p className="measure text-ink-soft">Tautan untuk umum, tanpa kunci Anda. Aman disebarkan.</p>
        <ShareButtons url={url} text={`${event.title}, ${formatDate(event.date, event.zone)}`} />
      </section>
      <section aria-labelledby="bagikan-poster" className="grid gap-3">
        <h3 id="bagikan-poster" className="text-xl">
          Poster dengan kode QR
        </h3>
        <p className="measure text-ink-soft">
          Satu lembar A4 untuk papan pengumuman. Kode QR-nya membuka halaman kegiatan ini.
        </p>
        <a
          href={`/api/events/${event.id}/poster`}
          download={`poster-${event.slug}.pdf`}
          className={buttonClass({ variant: "secondary", className: "justify-self-start" })}
        >
          <Icon name="download" /> Unduh poster (PDF)
        </a>
      </section>
      <OrganiserText title="Pengingat untuk grup WhatsApp" text={reminderText(event, url)} />
    </div>
  );
}
