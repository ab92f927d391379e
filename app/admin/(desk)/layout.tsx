import type { ReactNode } from "react";
import { Offline } from "@/app/offline";
import { AdminHeader } from "@/components/admin/admin-header";
import { ShellBehaviour } from "@/components/layout/shell-behaviour";
import { SkipLink } from "@/components/layout/site-shell";
import { requireStaff } from "@/lib/server/auth/guard";
import { readEventsAhead, readOutboxCounts, readWaitingCounts } from "@/lib/server/desk-counts";

/** Guards before anything is sent, so that a refusal is a real redirect; each page guards itself again. */
export default async function DeskLayout(props: { children: ReactNode }) {
  const member = await requireStaff();
  const [counts, mails, events] = await Promise.all([readWaitingCounts(), readOutboxCounts(), readEventsAhead()]);
  return (
    <div className="wide flex min-h-dvh flex-col">
      <SkipLink />
      <AdminHeader member={member} counts={counts} mails={mails} events={events} />
      {props.children}
      <ShellBehaviour />
      <Offline />
    </div>
  );
}
