import type { ReactNode } from "react";
import { AdminHeader } from "@/components/admin/admin-header";
import { SkipLink } from "@/components/layout/site-shell";
import { requireStaff } from "@/lib/server/auth/guard";

/** Guards before anything is sent, so that a refusal is a real redirect; each page guards itself again. */
export default async function DeskLayout(props: { children: ReactNode }) {
  const { username } = await requireStaff();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <AdminHeader username={username} />
      {props.children}
    </div>
  );
}
