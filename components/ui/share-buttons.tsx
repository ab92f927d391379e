"use client";

import { useEffect, useState } from "react";
import { Button, buttonClass } from "./button";
import { Icon } from "./icon";
import { showToast } from "./toast-store";

interface ShareButtonsProps {
  /** Absolute address of the page. */
  url: string;
  /** One sentence, without the address. */
  text: string;
}

/** WhatsApp first, as a plain link that needs no script; then whatever else the device can share with. */
export function ShareButtons({ url, text }: ShareButtonsProps) {
  const [can, setCan] = useState({ share: false, copy: false });
  useEffect(() => {
    setCan({ share: "share" in navigator, copy: navigator.clipboard !== undefined });
  }, []);
  return (
    <div className="flex flex-wrap gap-3">
      <a
        href={`https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass({ variant: "secondary" })}
      >
        <Icon name="whatsapp" /> Bagikan ke WhatsApp
      </a>
      {can.share ? (
        <Button variant="secondary" onClick={() => void share(url, text)}>
          <Icon name="share" /> Bagikan lainnya
        </Button>
      ) : null}
      {can.copy ? (
        <Button variant="secondary" onClick={() => void copy(url)}>
          <Icon name="copy" /> Salin tautan
        </Button>
      ) : null}
    </div>
  );
}

async function share(url: string, text: string): Promise<void> {
  // Rejects when the person closes the sheet, which is no failure.
  await navigator.share({ url, text }).catch(() => undefined);
}

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showToast({ text: "Tautan disalin." });
  } catch {
    showToast({ text: "Tautan tidak dapat disalin. Salin dari bilah alamat peramban.", tone: "bad" });
  }
}
