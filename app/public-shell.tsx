import type { ReactNode } from "react";
import { ProfileMenu, SheetAccount } from "@/components/accounts/profile/profile-menu";
import { SiteShell } from "@/components/layout/site-shell";
import { OutboxSign } from "@/components/outbox/outbox-sign";
import { SearchButton } from "@/components/search/search-button";
import type { AnnouncementBandView } from "@/lib/announcements/view";
import type { ContactLinks } from "@/lib/layout/contact";
import { Offline } from "./offline";

interface PublicShellProps {
  contact: ContactLinks;
  announcement?: AnnouncementBandView | null;
  children: ReactNode;
}

/** Everything around a public page, put together from its features. */
export function PublicShell(props: PublicShellProps) {
  return (
    <>
      <SiteShell
        {...props}
        tools={
          <>
            <OutboxSign />
            <SearchButton />
          </>
        }
        profile={<ProfileMenu />}
        account={<SheetAccount />}
      />
      <Offline />
    </>
  );
}
