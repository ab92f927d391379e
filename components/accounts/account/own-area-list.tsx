"use client";

import { useAction } from "@/components/forms/use-action";
import { Button } from "@/components/ui/button";
import { CADENCES } from "@/lib/area-follows/rules";
import type { FollowedAreaView } from "@/lib/area-follows/view";
import { fetchJson } from "@/lib/http/fetch-json";
import { OwnItem, OwnList } from "./own-item";

/** The areas that the account follows, each ended by one press. */
export function OwnAreaList({ areas }: { areas: readonly FollowedAreaView[] }) {
  const { busy, run } = useAction();
  const stop = (code: string, label: string) => async () => {
    await fetchJson(`/api/areas/${code}/follow`, { method: "DELETE" });
    return `Anda tidak lagi mengikuti ${label}.`;
  };
  return (
    <OwnList>
      {areas.map(({ code, label, slug, cadence, news, gatherings }) => (
        <OwnItem
          key={code}
          title={label}
          href={`/wilayah/${slug}`}
          facts={[CADENCES[cadence], news ? "semua kabar" : "", gatherings ? "ajakan kerja bakti" : ""]
            .filter(Boolean)
            .join(" · ")}
          badge={
            <Button
              size="small"
              variant="secondary"
              className="needs-script"
              busy={busy === code}
              onClick={() => void run(code, stop(code, label))}
            >
              Berhenti<span className="sr-only"> mengikuti {label}</span>
            </Button>
          }
        />
      ))}
    </OwnList>
  );
}
