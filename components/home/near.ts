import { zoneOfArea } from "@/lib/areas/zones";
import type { EventView } from "@/lib/events/event/view";
import { fetchJson } from "@/lib/http/fetch-json";
import { weekdayIn } from "@/lib/partners/rules";
import type { PartnerView } from "@/lib/partners/view";
import type { ReportView } from "@/lib/reports/view";

export interface Near {
  bank: PartnerView | undefined;
  event: EventView | undefined;
  report: ReportView | undefined;
}

/** The first of each kind in a province; "today" is the province's own day. @param province its code */
export async function near(province: string, now: Date): Promise<Near> {
  const first = async <Item>(path: string) => (await fetchJson<Item[]>(`${path}&limit=1&area=${province}`))[0];
  const weekday = weekdayIn(zoneOfArea({ areaCode: province, province: null }) ?? "WIB", now);
  const [bank, planting, community, report] = await Promise.all([
    first<PartnerView>(`/api/partners?day=${weekday}`),
    first<EventView>("/api/events?kind=PLANTING"),
    first<EventView>("/api/events?kind=COMMUNITY"),
    first<ReportView>("/api/reports?"),
  ]);
  const [event] = [planting, community].filter((one) => one !== undefined).sort((a, b) => a.date.localeCompare(b.date));
  return { bank, event, report };
}
