import { loadHandovers, loadReport } from "@/app/(public)/laporan/[code]/load-report";
import { zoneOfView } from "@/lib/areas/zones";
import { runningPromise } from "@/lib/channels/handovers/rules";
import { formatDate } from "@/lib/format/dates";
import { clipped } from "@/lib/format/text";
import { beforeAfter } from "@/lib/reports/view-before-after";
import type { ReportDetailView } from "@/lib/reports/view-detail";
import { cardReply, cardResponse, pictureOf } from "@/lib/server/cards/card-reply";
import { drawReportCard } from "@/lib/server/cards/cards";
import { onDemand } from "@/lib/server/each-request";

/** Drawn once, kept like the page of the report and dropped with it. */
export const generateStaticParams = onDemand;

/** GET /laporan/{code}/kartu.jpg: the picture of a shared link. A photo is on it only while it is public. */
export async function GET(_request: Request, { params }: { params: Promise<{ code: string }> }): Promise<Response> {
  const detail = await loadReport((await params).code);
  if (detail === null) return new Response(null, { status: 404 });
  const { report } = detail;
  const zone = report ? zoneOfView(report) : "WIB";
  const card = {
    code: detail.code,
    status: detail.status,
    title: report?.damage_type ?? "Laporan warga",
    location: report?.location ?? null,
    meta: (await promise(detail)) ?? `Dilaporkan ${formatDate(detail.created_at, zone)}`,
  };
  const photos = beforeAfter(detail);
  const [before, after] = await Promise.all([pictureOf(photos?.before ?? null), pictureOf(photos?.after ?? null)]);
  if (before && after) return cardResponse(await drawReportCard(card, [before, after]));
  return cardReply(report?.photo ?? null, (photo) => drawReportCard(card, photo), report ?? {});
}

/** The longest name of a channel. */
const LONGEST_NAME = 40;

/** A day and no count of days, because messengers show a picture for long. */
async function promise(detail: ReportDetailView): Promise<string | null> {
  const handover = runningPromise(await loadHandovers(detail), detail.status);
  return handover && `Diteruskan ke ${clipped(handover.channel, LONGEST_NAME)}, janji ${formatDate(handover.due_on)}`;
}
