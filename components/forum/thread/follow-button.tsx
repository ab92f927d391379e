"use client";

import Link from "next/link";
import { useState } from "react";
import { useSignedIn } from "@/components/layout/use-signed-in";
import { Icon } from "@/components/ui/icon";
import { showToast } from "@/components/ui/toast-store";
import type { FollowView, OwnThreadView } from "@/lib/forum/view";
import { fetchJson, RequestFailed } from "@/lib/http/fetch-json";
import { ACTION } from "./thread-action";

interface FollowButtonProps {
  threadId: number;
  /** Undefined while it is not known. */
  own: OwnThreadView | undefined;
  onChanged: () => void;
}

/** News of a topic by mail, for who has an account with a confirmed address. */
export function FollowButton({ threadId, own, onChanged }: FollowButtonProps) {
  const signedIn = useSignedIn();
  const [busy, setBusy] = useState(false);
  if (!signedIn || own === undefined) return null;
  const { followed, can_follow } = own;
  if (!followed && !can_follow) {
    return (
      <Link href="/akun" prefetch={false} className={`${ACTION} text-ink-soft underline underline-offset-4`}>
        <Icon name="bell" size={18} /> Konfirmasi email untuk mengikuti
      </Link>
    );
  }

  async function press() {
    if (busy) return;
    setBusy(true);
    try {
      const body = { action: followed ? "unfollow" : "follow" };
      const answer = await fetchJson<FollowView>(`/api/threads/${threadId}/follow`, { method: "POST", body });
      onChanged();
      showToast({
        text: answer.followed
          ? "Anda mengikuti topik ini. Kabar komentar baru kami kirim lewat email."
          : "Anda tidak lagi mengikuti topik ini.",
      });
    } catch (error) {
      const text = error instanceof RequestFailed ? error.message : "Terjadi kesalahan. Silakan coba lagi.";
      showToast({ text, tone: "bad" });
    } finally {
      setBusy(false);
    }
  }

  return (
    <button
      type="button"
      aria-pressed={followed}
      aria-disabled={busy || undefined}
      onClick={() => void press()}
      className={`${ACTION} ${followed ? "text-primary" : "text-ink-soft"}`}
    >
      <Icon name="bell" size={18} /> {followed ? "Diikuti lewat email" : "Ikuti lewat email"}
    </button>
  );
}
