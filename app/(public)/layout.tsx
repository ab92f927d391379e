import type { ReactNode } from "react";
import { PublicShell } from "@/app/public-shell";
import { currentAnnouncement } from "@/lib/announcements/queries";
import { ANNOUNCEMENT_TAG } from "@/lib/announcements/rules";
import { isBuilding } from "@/lib/server/building";
import { cachedRead } from "@/lib/server/cache";
import { publicCtx } from "@/lib/server/ctx";
import { siteContact } from "@/lib/server/site-contact";

export default async function PublicLayout(props: { children: ReactNode }) {
  const [contact, announced] = await Promise.all([siteContact(), announcement()]);
  return (
    <PublicShell contact={contact} announcement={announced}>
      {props.children}
    </PublicShell>
  );
}

/** A page that needs no database is there also while the database is away, only without the band. */
async function announcement() {
  if (isBuilding()) return null;
  const read = () => currentAnnouncement(publicCtx());
  return cachedRead([ANNOUNCEMENT_TAG], [ANNOUNCEMENT_TAG], read).catch(() => null);
}
