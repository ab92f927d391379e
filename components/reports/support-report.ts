import { rememberedIds } from "@/components/forms/remembered-ids";
import { fetchJson } from "@/lib/http/fetch-json";
import type { SupportView } from "@/lib/reports/view";

/** The reports that this browser has supported. */
export const supportedReports = rememberedIds("sulur:didukung");

/** "Saya juga mengalami". Counts once a person. */
export async function supportReport(reportId: number): Promise<SupportView> {
  const view = await fetchJson<SupportView>(`/api/reports/${reportId}/support`, { method: "POST", body: {} });
  supportedReports.add(reportId);
  return view;
}
