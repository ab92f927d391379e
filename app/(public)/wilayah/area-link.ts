import { loadAreaName } from "@/app/(public)/wilayah/load-area";
import type { AreaLinkView } from "@/components/areas/area-link";
import { type AreaCertainty, areaPath, isGuessed } from "@/lib/areas/rules";

interface Located {
  area_code: string | null;
  area_certainty: AreaCertainty | null;
}

/** The way from a report, place, event or waste bank to the page of its area; null where no area is known. */
export async function loadAreaLink({ area_code, area_certainty }: Located): Promise<AreaLinkView | null> {
  const area = await loadAreaName(area_code);
  if (area === null) return null;
  return { path: areaPath(area), text: `${area.label}${isGuessed(area_certainty) ? " (perkiraan)" : ""}` };
}
