import { inAreaWords, provinceOnly } from "@/components/areas/area-address";
import { withQuery } from "@/components/lists/with-query";
import { FeedLink } from "@/components/ui/feed-link";
import { Icon } from "@/components/ui/icon";
import { EVENT_FEED_PATH } from "@/lib/events/event/rules";

/** webcal: opens the calendar program itself, which then asks for news. */
export function CalendarFeed({ feedUrl, area }: { feedUrl: string; area: string | null }) {
  const province = provinceOnly(area);
  const address =
    area === null
      ? feedUrl
      : `${feedUrl}${withQuery("", { province: province ?? "", area: province === undefined ? area : "" })}`;
  return (
    <section aria-labelledby="langganan" className="rounded-md border border-line bg-panel p-4 sm:p-5">
      <h2 id="langganan" className="text-xl">
        Kegiatan di kalender Anda
      </h2>
      <p className="measure mt-1 text-ink-soft">
        Langganan sekali; kegiatan baru{inAreaWords(area)} dan perubahannya masuk sendiri ke kalender ponsel atau
        komputer Anda. {area === null ? "Pilih provinsi di atas untuk berlangganan daerah itu saja." : ""}
      </p>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <a
          href={address.replace(/^https?:/u, "webcal:")}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary underline underline-offset-4"
        >
          <Icon name="calendar" size={18} /> Langganan kalender
        </a>
        <a
          href={address}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary underline underline-offset-4"
        >
          <Icon name="download" size={18} /> Unduh berkas .ics
        </a>
        <FeedLink href={EVENT_FEED_PATH}>Umpan RSS</FeedLink>
      </p>
    </section>
  );
}
