import type { SessionView } from "@/lib/accounts/own/view";
import type { RoleName } from "@/lib/accounts/roles";

/** One row of GET /api/admin/users. */
export interface UserRowView {
  id: number;
  username: string;
  daerah: string;
  umur: number;
  role: RoleName;
  blocked: boolean;
  /** ISO 8601 */
  created_at: string;
  /** ISO 8601; who never signed in was seen when they registered. */
  last_seen_at: string;
}

/** One act of staff on an account. */
export interface UserAuditView {
  id: number;
  action: string;
  /** Null for what happened by itself and for an account that is gone. */
  by: string | null;
  created_at: string;
}

/** What an admin sees of one account. */
export interface UserDetailView extends Omit<UserRowView, "last_seen_at"> {
  email: string | null;
  block_reason: string | null;
  last_seen_at: string | null;
  sessions: SessionView[];
  tokens: number;
  audit: UserAuditView[];
}
