import { Icon } from "@/components/ui/icon";
import type { AnnouncementBandView } from "@/lib/announcements/view";
import { DismissAnnouncement } from "./dismiss-announcement";

/** What staff announce, above the page. Part of the page itself, so that nothing moves when it shows. */
export function AnnouncementBand({ announcement }: { announcement: AnnouncementBandView }) {
  return (
    <aside id="pengumuman" aria-label="Pengumuman" className="border-b border-line bg-primary-soft">
      <style>{`[data-announcement="${announcement.id}"] #pengumuman{display:none}`}</style>
      <div className="mx-auto flex w-full max-w-(--header) items-start gap-3 px-4 py-1 sm:px-6 lg:px-8">
        <AnnouncementText {...announcement} />
        <DismissAnnouncement id={announcement.id} />
      </div>
    </aside>
  );
}

/** Also the preview where it is written. */
export function AnnouncementText({ text, href }: Pick<AnnouncementBandView, "text" | "href">) {
  return (
    <>
      <Icon name="megaphone" size={20} className="mt-3 shrink-0 text-primary" />
      <p className="min-w-0 flex-1 py-2.5">
        {text}{" "}
        {href === null ? null : (
          <a href={href} className="font-semibold whitespace-nowrap text-primary underline underline-offset-4">
            Selengkapnya<span className="sr-only"> tentang pengumuman ini</span>
          </a>
        )}
      </p>
    </>
  );
}
