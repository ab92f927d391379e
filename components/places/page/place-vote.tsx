"use client";

import { useEffect, useState } from "react";
import { rememberedIds } from "@/components/forms/remembered-ids";
import { useAction } from "@/components/forms/use-action";
import { Button } from "@/components/ui/button";
import { Icon, type IconName } from "@/components/ui/icon";
import { formatCount } from "@/lib/format/numbers";
import { fetchJson } from "@/lib/http/fetch-json";
import type { PlaceVoteView } from "@/lib/places/view";
import { UNCOUNTED_REASON } from "@/lib/votes/rules";

interface PlaceVoteProps {
  placeId: number;
  openCount: number;
  closedCount: number;
}

/** The places of which this browser has said something, so that only then the server is asked what it was. */
const judgedPlaces = rememberedIds("sulur:lokasi-dinilai");

/** "Masih ada" or "Sudah tutup" by one tap: shown at once, taken back when it did not arrive. */
export function PlaceVote({ placeId, openCount, closedCount }: PlaceVoteProps) {
  const path = `/api/locations/${placeId}/vote`;
  const [vote, setVote] = useState<PlaceVoteView>({
    open_count: openCount,
    closed_count: closedCount,
    open: null,
    counted: null,
  });
  const { busy, run } = useAction({
    refresh: false,
    failed: "Silakan coba lagi.",
    explain: (reason) => `Jawaban Anda belum tercatat. ${reason}`,
    onFailure: () => setVote(vote),
  });
  useEffect(() => {
    if (!judgedPlaces.has(placeId)) return;
    // Without an answer the buttons offer themselves as new; the server still counts each person once.
    fetchJson<PlaceVoteView>(path).then(setVote, () => undefined);
  }, [path, placeId]);

  async function say(open: boolean) {
    setVote(afterVote(vote, open));
    // Before the answer: it may come when the page is left already.
    judgedPlaces.add(placeId);
    setVote(await fetchJson<PlaceVoteView>(path, { method: "POST", body: { open } }));
    return undefined;
  }

  function choose(open: boolean) {
    if (vote.open !== open) void run("vote", () => say(open));
  }

  const choice = { vote, sending: busy !== null, onSay: choose };
  return (
    <div className="grid gap-3">
      <div className="needs-script flex flex-wrap gap-3">
        <Choice {...choice} open text="Masih ada" icon="check-circle" />
        <Choice {...choice} open={false} text="Sudah tutup" icon="cross-circle" />
      </div>
      <p role="status" className="text-ink-soft">
        {words(vote)}
      </p>
    </div>
  );
}

interface ChoiceProps {
  vote: PlaceVoteView;
  sending: boolean;
  onSay: (open: boolean) => void;
  open: boolean;
  text: string;
  icon: IconName;
}

function Choice({ vote, sending, onSay, open, text, icon }: ChoiceProps) {
  const chosen = vote.open === open;
  return (
    <Button
      variant="secondary"
      busy={sending}
      aria-pressed={chosen}
      className="aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-primary"
      onClick={() => onSay(open)}
    >
      <Icon name={icon} /> {text}
    </Button>
  );
}

function words({ open_count, closed_count, open, counted }: PlaceVoteView): string {
  const said = [
    open_count > 0 ? `${formatCount(open_count)} warga menyatakan masih ada` : "",
    closed_count > 0 ? `${formatCount(closed_count)} warga menyatakan sudah tutup` : "",
  ].filter(Boolean);
  const counts = said.length > 0 ? `${said.join(", ")}.` : "Belum ada warga yang menyatakannya.";
  if (open === null) return counts;
  const own = open ? "Anda menyatakan tempat ini masih ada." : "Anda menyatakan tempat ini sudah tutup.";
  return counted === false ? `${own} ${UNCOUNTED_REASON} ${counts}` : `${own} ${counts}`;
}

/** What the counts become when this person says so: their newest word counts, and only once. */
export function afterVote(before: PlaceVoteView, open: boolean): PlaceVoteView {
  const said = (word: boolean) => Number(open === word) - Number(before.open === word);
  return {
    open_count: before.open_count + said(true),
    closed_count: before.closed_count + said(false),
    open,
    counted: true,
  };
}
