import type { ReactNode } from "react";
import { Offline } from "@/app/offline";
import { AdminHeader } from "@/components/admin/admin-header";
import { ShellBehaviour } from "@/components/layout/shell-behaviour";
import { SkipLink } from "@/components/layout/site-shell";
import { eventsAhead } from "@/lib/events/desk/queries";
import { isAdmin } from "@/lib/kernel/actor";
import { outboxCounts } from "@/lib/mails/queries";
import { waitingCounts } from "@/lib/review/queries";
import { requireStaff } from "@/lib/server/auth/guard";
import { contextFor } from "@/lib/server/ctx";

/** Guards before anything is sent, so that a refusal is a real redirect; each page guards itself again. */
export default async function DeskLayout(props: { children: ReactNode }) {
  const member = await requireStaff();
  const { ctx } = contextFor(member);
  const [counts, mails, events] = await Promise.all([
    waitingCounts(ctx),
    isAdmin(member) ? outboxCounts(ctx) : null,
    eventsAhead(ctx),
  ]);
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
