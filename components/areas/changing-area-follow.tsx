"use client";

import { useState } from "react";
import { PressButton } from "@/components/forms/press-button";
import { useHash } from "@/components/forms/use-hash";
import { BrokenLink } from "@/components/ui/broken-link";
import { ButtonLink } from "@/components/ui/button-link";
import { Notice } from "@/components/ui/notice";
import { type AreaFollowAction, areaFollowIn } from "@/lib/area-follows/rules";
import type { AreaFollowChangeView } from "@/lib/area-follows/view";
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

function Change({ requested }: { requested: NonNullable<ReturnType<typeof areaFollowIn>> }) {
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
    </>
  );
}

function ToArea({ area }: AreaFollowChangeView) {
  return (
    <ButtonLink href={area === null ? "/wilayah" : areaPath(area)} variant="secondary">
      {area === null ? "Cari wilayah" : `Lihat ${area.name}`}
    </ButtonLink>
  );
}
