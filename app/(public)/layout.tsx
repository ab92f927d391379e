import type { ReactNode } from "react";
import { SiteShell } from "@/components/layout/site-shell";
import { siteContact } from "@/lib/server/site-contact";

export default function PublicLayout(props: { children: ReactNode }) {
  return <SiteShell contact={siteContact()}>{props.children}</SiteShell>;
}
