"use client";

import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import { showToast } from "@/components/ui/toast-store";
import { signOut } from "@/lib/accounts/browser";

/** Ends the session on the server, then loads /login anew so that nothing of the desk stays in memory. */
export function SignOutButton() {
  const [leaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    try {
      await signOut();
      window.location.assign("/login");
    } catch {
      setLeaving(false);
      showToast({ text: "Anda belum keluar: server tidak menjawab. Silakan coba lagi.", tone: "bad" });
    }
  }

  return (
    <button
      type="button"
      aria-disabled={leaving || undefined}
      onClick={leaving ? undefined : () => void leave()}
      className="inline-flex min-h-11 items-center gap-2 rounded-sm px-2 font-semibold text-ink-soft hover:bg-panel hover:text-ink"
    >
      <Icon name="logout" size={20} />
      <span className="max-sm:sr-only">{leaving ? "Sedang keluar…" : "Keluar"}</span>
    </button>
  );
}
