import { rememberedIds } from "@/components/forms/remembered-ids";
import { fetchJson } from "@/lib/http/fetch-json";
import type { SupportView } from "@/lib/reports/view-support";

/** The reports that this browser has supported. */
export const supportedReports = rememberedIds("sulur:didukung");

/** "Saya juga mengalami". Counts once a person. @returns how many people now say so */
export async function supportReport(reportId: number): Promise<number> {
  const { support_count } = await fetchJson<SupportView>(`/api/reports/${reportId}/support`, {
    method: "POST",
    body: {},
  });
  supportedReports.add(reportId);
  return support_count;
}
