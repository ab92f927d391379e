import { fetchJson } from "@/lib/http/fetch-json";
import type { SupportView } from "@/lib/reports/view";
import { rememberSupport } from "./support-memory";

/** "Saya juga mengalami". Counts once a person. @returns how many people now say so */
export async function supportReport(reportId: number): Promise<number> {
  const { support_count } = await fetchJson<SupportView>(`/api/reports/${reportId}/support`, {
    method: "POST",
    body: {},
  });
  rememberSupport(reportId);
  return support_count;
}
