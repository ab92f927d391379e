import {
  AdminFooter,
  EventManagement,
  FailedMails,
  FirstSettings,
  NoStreets,
  ReviewCard,
  StatCard,
} from "@/components/admin/dashboard/dashboard-cards";
import { UserTable } from "@/components/admin/dashboard/user-table";
import { OverdueNotice } from "@/components/carbon/overdue-notice";
import { ALL_FIGURES } from "@/lib/carbon/factors";
import { overdueFigures } from "@/lib/carbon/rules";
import { dayIn } from "@/lib/format/dates";
import { isAdmin } from "@/lib/kernel/actor";
import { requireStaff } from "@/lib/server/auth/guard";
import { hasStreets } from "@/lib/server/basemap/borders";
import { contextFor } from "@/lib/server/ctx";
import { readEventsAhead, readOutboxCounts, readWaitingCounts } from "@/lib/server/desk-counts";
import { readSettings } from "@/lib/settings/queries";
import { dashboardStats } from "@/lib/statistics/desk/queries";

export default async function AdminPage() {
  const member = await requireStaff();
  const { ctx } = contextFor(member);
  const [stats, counts, mails, ahead, settings, streets] = await Promise.all([
    dashboardStats(ctx),
    readWaitingCounts(),
    readOutboxCounts(),
    readEventsAhead(),
    readSettings(ctx),
    hasStreets(),
  ]);
  return (
    <>
      <main id="isi" tabIndex={-1} className="container-page grid gap-10 py-8">
        <div>
          <h1 className="text-3xl">Selamat datang, {member.username}!</h1>
          <p className="measure mt-2 text-ink-soft">
            Tinjau laporan dan lokasi dari warga, beri kabar yang jelas, dan jaga peta tetap dapat dipercaya.
          </p>
        </div>
        {mails !== null && mails.gagal > 0 ? <FailedMails count={mails.gagal} /> : null}
        {isAdmin(member) && settings === null ? <FirstSettings /> : null}
        {streets ? null : <NoStreets />}
        <OverdueNotice figures={overdueFigures(ALL_FIGURES, dayIn(ctx.now()))} />
        <div className="grid gap-6 lg:grid-cols-2">
          <ReviewCard counts={counts} />
          <section aria-labelledby="stats-title">
            <h2 id="stats-title" className="mb-3 text-xl">
              Statistik singkat
            </h2>
            <ul className="grid grid-cols-2 gap-3">
              <StatCard label="Total Pengguna" value={stats.totalUsers} icon="users" />
              <StatCard label="Total Event" value={stats.totalEvents} icon="calendar" />
              <StatCard label="Total Laporan" value={stats.totalReports} icon="megaphone" />
              <StatCard label="Mitra Bank Sampah" value={stats.totalPartners} icon="recycle" />
              <StatCard label="Relawan Terdaftar" value={stats.totalVolunteers} icon="heart" />
              <StatCard label="Lokasi Terdaftar" value={stats.totalLocations} icon="pin" />
            </ul>
          </section>
        </div>
        <EventManagement ahead={ahead} />
        {isAdmin(member) ? <UserTable total={stats.totalUsers} /> : null}
      </main>
      <AdminFooter year={Number(dayIn(ctx.now()).slice(0, 4))} />
    </>
  );
}
