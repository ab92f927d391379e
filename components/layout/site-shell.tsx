import type { ReactNode } from "react";
import type { AnnouncementBandView } from "@/lib/announcements/view";
import type { ContactLinks } from "@/lib/layout/contact";
import { AnnouncementBand } from "./announcement-band";
import { BottomBar } from "./bottom-bar";
import { ShellBehaviour } from "./shell-behaviour";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

interface SiteShellProps {
  contact: ContactLinks;
  /** What is announced at this moment. */
  announcement?: AnnouncementBandView | null;
  children: ReactNode;
}

/** Everything around a public page. */
export function SiteShell(props: SiteShellProps) {
  return (
    <div className="flex min-h-dvh flex-col pb-(--bottom-bar)">
      <SkipLink />
      {props.announcement ? <AnnouncementBand announcement={props.announcement} /> : null}
      <SiteHeader />
      <main id="isi" tabIndex={-1} className="flex-1 pb-24">
        {props.children}
      </main>
      <SiteFooter contact={props.contact} />
      <BottomBar />
      <ShellBehaviour />
    </div>
  );
}

/** First stop of the keyboard. */
export function SkipLink() {
  return (
    <a
      href="#isi"
      className="fixed top-2 left-2 z-50 -translate-y-24 rounded-md bg-primary px-4 py-3 font-semibold text-on-primary focus:translate-y-0"
    >
      Langsung ke isi
    </a>
  );
}
