import type { ReactNode } from "react";
import { AdminHeader } from "@/components/admin/admin-header";
import { SkipLink } from "@/components/layout/site-shell";
import { placeCounts } from "@/lib/places/queries-desk";
import { deskCounts } from "@/lib/reports/queries-desk";
import { requireStaff } from "@/lib/server/auth/guard";
import { contextFor } from "@/lib/server/ctx";

/** Guards before anything is sent, so that a refusal is a real redirect; each page guards itself again. */
export default async function DeskLayout(props: { children: ReactNode }) {
  const member = await requireStaff();
  const { ctx } = contextFor(member);
  const [reports, places] = await Promise.all([deskCounts(ctx), placeCounts(ctx)]);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <AdminHeader username={member.username} counts={{ reports, places }} />
      {props.children}
    </div>
  );
}
