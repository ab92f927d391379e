"use client";

import { Icon } from "@/components/ui/icon";
import { DISMISSED_KEY } from "./announcement";

/** Hides this announcement in this browser for good; the next one shows again. Not there without scripts. */
export function DismissAnnouncement({ id }: { id: number }) {
  function dismiss() {
    document.documentElement.dataset.announcement = String(id);
    try {
      localStorage.setItem(DISMISSED_KEY, String(id));
    } catch {
      // Where nothing may be kept, it stays away until the next page load.
    }
    document.getElementById("isi")?.focus({ preventScroll: true });
  }
  return (
    <button
      type="button"
      onClick={dismiss}
      aria-label="Tutup pengumuman"
      className="-mr-2 grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-panel noscript:hidden"
    >
      <Icon name="close" size={20} />
    </button>
  );
}
