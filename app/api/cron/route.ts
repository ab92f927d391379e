import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";
import { assertCron, workRound } from "@/lib/server/jobs/round";

/** GET and POST /api/cron: a round of the background work, for hosts without a process that stays. Vercel asks by GET. */
export const GET = cron(
  "Satu putaran pekerjaan latar (surat, pengingat, pembersihan) dengan “Authorization: Bearer CRON_SECRET”; 404 bila server tidak memilikinya.",
  [401, 404],
);
export const POST = cron("Sama dengan GET /api/cron.", [401]);

function cron(summary: string, statuses: readonly number[]) {
  return route({
    summary,
    statuses,
    access: "anonymous",
    async handler({ request }) {
      assertCron(request);
      const round = await workRound();
      return { message: round === null ? "Putaran lain sedang berjalan." : "Selesai.", round };
    },
  });
}

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST");
