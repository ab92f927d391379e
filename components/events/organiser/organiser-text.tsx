"use client";

import { useEffect, useId, useState } from "react";
import { Button, buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Textarea } from "@/components/ui/textarea";
import { showToast } from "@/components/ui/toast-store";

/** Longer addresses are cut off by some phones. */
const MOST_IN_ADDRESS = 4_000;

/** A text for the group's chat: read, copied or passed on as it stands. */
export function OrganiserText({ title, text }: { title: string; text: string }) {
  const id = useId();
  const [can, setCan] = useState({ share: false, copy: false });
  useEffect(() => {
    setCan({ share: "share" in navigator, copy: navigator.clipboard !== undefined });
  }, []);
  const address = `https://wa.me/?text=${encodeURIComponent(text)}`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ text: "Teks disalin." });
    } catch {
      showToast({ text: "Teks tidak dapat disalin. Pilih teksnya lalu salin sendiri.", tone: "bad" });
    }
  }

  return (
    <div className="grid gap-3">
      <label htmlFor={id} className="font-semibold">
        {title}
      </label>
      <Textarea id={id} readOnly value={text} className="max-h-80" onFocus={(event) => event.currentTarget.select()} />
      <div className="flex flex-wrap gap-3">
        {address.length <= MOST_IN_ADDRESS ? (
          <a href={address} target="_blank" rel="noopener noreferrer" className={buttonClass({ size: "small" })}>
            <Icon name="whatsapp" size={18} /> Kirim ke WhatsApp
          </a>
        ) : null}
        {can.copy ? (
          <Button variant="secondary" size="small" onClick={() => void copy()}>
            <Icon name="copy" size={18} /> Salin teks
          </Button>
        ) : null}
        {can.share ? (
          // Rejects when the person closes the sheet, which is no failure.
          <Button
            variant="secondary"
            size="small"
            onClick={() => void navigator.share({ text }).catch(() => undefined)}
          >
            <Icon name="share" size={18} /> Bagikan
          </Button>
        ) : null}
      </div>
    </div>
  );
}
