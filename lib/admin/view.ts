import type { RoleName } from "@/lib/accounts/view";

/** GET /api/admin/dashboard-stats. What has no table yet counts 0 here and is not shown on the screen. */
export interface DashboardStatsView {
  totalUsers: number;
  totalEvents: number;
  totalReports: number;
  totalPartners: number;
  totalVolunteers: number;
  totalLocations: number;
}

/** One row of GET /api/admin/users. */
export interface UserRowView {
  id: number;
  username: string;
  daerah: string;
  umur: number;
  role: RoleName;
  /** ISO 8601 */
  created_at: string;
}
