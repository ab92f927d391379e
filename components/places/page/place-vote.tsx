"use client";

import { useEffect, useState } from "react";
import { rememberedIds } from "@/components/forms/remembered-ids";
import { Button } from "@/components/ui/button";
import { Icon, type IconName } from "@/components/ui/icon";
import { showToast } from "@/components/ui/toast-store";
import { formatCount } from "@/lib/format/numbers";
import { fetchJson, RequestFailed } from "@/lib/http/fetch-json";
import type { PlaceVoteView } from "@/lib/places/view";
import { afterVote } from "./place-vote-state";

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
  const [vote, setVote] = useState<PlaceVoteView>({ open_count: openCount, closed_count: closedCount, open: null });
  const [sending, setSending] = useState(false);
  useEffect(() => {
    if (!judgedPlaces.has(placeId)) return;
    // Without an answer the buttons offer themselves as new; the server still counts each person once.
    fetchJson<PlaceVoteView>(path).then(setVote, () => undefined);
  }, [path, placeId]);

  async function say(open: boolean) {
    if (vote.open === open) return;
    setVote(afterVote(vote, open));
    setSending(true);
    // Before the answer: it may come when the page is left already.
    judgedPlaces.add(placeId);
    try {
      setVote(await fetchJson<PlaceVoteView>(path, { method: "POST", body: { open } }));
    } catch (error) {
      setVote(vote);
      const reason = error instanceof RequestFailed ? error.message : "Silakan coba lagi.";
      showToast({ text: `Jawaban Anda belum tercatat. ${reason}`, tone: "bad" });
    } finally {
      setSending(false);
    }
  }

  const choice = { vote, sending, onSay: (open: boolean) => void say(open) };
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

function words({ open_count, closed_count, open }: PlaceVoteView): string {
  const said = [
    open_count > 0 ? `${formatCount(open_count)} warga menyatakan masih ada` : "",
    closed_count > 0 ? `${formatCount(closed_count)} warga menyatakan sudah tutup` : "",
  ].filter(Boolean);
  const counts = said.length > 0 ? `${said.join(", ")}.` : "Belum ada warga yang menyatakannya.";
  if (open === null) return counts;
  return `${open ? "Anda menyatakan tempat ini masih ada." : "Anda menyatakan tempat ini sudah tutup."} ${counts}`;
}
