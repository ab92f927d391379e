import { route } from "@/lib/server/http/route";
import { assertCron } from "@/lib/server/jobs/assert-cron";
import { workRound } from "@/lib/server/jobs/round";

/** GET and POST /api/cron: a round of the background work, for hosts without a process that stays. Vercel asks by GET. */
export const GET = cron();
export const POST = cron();

function cron() {
  return route({
    access: "anonymous",
    async handler({ request }) {
      assertCron(request);
      const round = await workRound();
      return { message: round === null ? "Putaran lain sedang berjalan." : "Selesai.", round };
    },
  });
}
