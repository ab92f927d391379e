"use client";

import { useState } from "react";
import useSWR from "swr";
import { PressButton } from "@/components/forms/press-button";
import { useAction } from "@/components/forms/use-action";
import { useHash } from "@/components/forms/use-hash";
import { BrokenLink } from "@/components/ui/broken-link";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Notice } from "@/components/ui/notice";
import { AREA_FOLLOW_HEADER, type AreaFollowAction, areaFollowIn } from "@/lib/area-follows/rules";
import type { AreaFollowChangeView, FollowedAreaView } from "@/lib/area-follows/view";
import { areaPath } from "@/lib/areas/rules";
import { fetchJson } from "@/lib/http/fetch-json";

const WORDS: Record<AreaFollowAction, { lead: string; button: string; done: string; after: string }> = {
  confirm: {
    lead: "Setelah ini kami mengirim satu email berisi kabar semua wilayah yang Anda ikuti, hanya bila ada yang baru.",
    button: "Ya, ikuti wilayah ini",
    done: "Anda mengikuti wilayah ini",
    after: "Setiap email memuat tautan untuk berhenti.",
  },
  stop: {
    lead: "Setelah ini kami tidak mengirim kabar wilayah dan ajakan kerja bakti lagi.",
    button: "Berhenti mengikuti semua",
    done: "Anda tidak lagi mengikuti wilayah",
    after: "Kami tidak mengirim kabar wilayah lagi.",
  },
};

type FollowLink = NonNullable<ReturnType<typeof areaFollowIn>>;

/** Begins the mails about an area or ends them all with one press; opening the page alone, as mail scanners do, does nothing. */
export function ChangingAreaFollow() {
  const hash = useHash();
  const requested = hash === undefined ? undefined : areaFollowIn(hash);
  if (requested === undefined) return null;
  if (requested === null) {
    return (
      <BrokenLink title="Tautan ini tidak lengkap" action={<ToArea area={null} />}>
        Buka lagi tautan di email dari Sulur.
      </BrokenLink>
    );
  }
  // Another link that is opened in the same tab begins anew.
  return <Change key={hash} requested={requested} />;
}

function Change({ requested }: { requested: FollowLink }) {
  const [changed, setChanged] = useState<AreaFollowChangeView | null>(null);
  const words = WORDS[requested.action];
  if (changed !== null) {
    return (
      <>
        <Notice tone="good" live="status" title={words.done}>
          {words.after}
        </Notice>
        <ToArea area={changed.area} />
      </>
    );
  }
  return (
    <>
      <p>{words.lead}</p>
      <PressButton
        label={words.button}
        send={() => fetchJson<AreaFollowChangeView>("/api/areas/follows", { method: "PATCH", body: requested })}
        onSent={setChanged}
      />
      {requested.action === "stop" ? <StopOne link={requested} /> : null}
    </>
  );
}

/** Stops one of several areas. The button of a mail program leads here with a key that lists none. */
function StopOne({ link }: { link: FollowLink }) {
  const { id, token } = link;
  const { data: areas = [], mutate } = useSWR(
    ["/api/areas/follows", `${id}.${token}`],
    ([path, key]) => fetchJson<FollowedAreaView[]>(path, { headers: { [AREA_FOLLOW_HEADER]: key } }),
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
  const { busy, run } = useAction({ refresh: false });
  if (areas.length < 2) return null;
  const stop = (area: FollowedAreaView) => async () => {
    await fetchJson("/api/areas/follows", { method: "PATCH", body: { id, token, action: "stop", area: area.code } });
    await mutate(
      areas.filter(({ code }) => code !== area.code),
      { revalidate: false },
    );
    return `Anda tidak lagi mengikuti ${area.label}.`;
  };
  return (
    <section aria-labelledby="satu-saja" className="grid gap-2">
      <h2 id="satu-saja" className="text-xl">
        Atau satu wilayah saja
      </h2>
      <ul className="grid gap-2">
        {areas.map((area) => (
          <li key={area.code} className="flex flex-wrap items-center gap-x-3">
            <span>{area.label}</span>
            <Button
              size="small"
              variant="secondary"
              busy={busy === area.code}
              onClick={() => void run(area.code, stop(area))}
            >
              Berhenti<span className="sr-only"> mengikuti {area.label}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ToArea({ area }: AreaFollowChangeView) {
  return (
    <ButtonLink href={area === null ? "/wilayah" : areaPath(area)} variant="secondary">
      {area === null ? "Cari wilayah" : `Lihat ${area.name}`}
    </ButtonLink>
  );
}
