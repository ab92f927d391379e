import type { ReactNode } from "react";
import { SiteShell } from "@/components/layout/site-shell";
import { NO_CONTACT } from "@/lib/layout/contact";

export default function PublicLayout(props: { children: ReactNode }) {
  return <SiteShell contact={NO_CONTACT}>{props.children}</SiteShell>;
}
