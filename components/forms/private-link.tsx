"use client";

import type { ReactNode } from "react";
import { Button, buttonClass } from "@/components/ui/button";
import { copyText } from "@/components/ui/copy-text";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { ownChatLink } from "@/lib/format/phone";
import { WhenNear } from "./when-near";

const loadQr = () => import("@/components/ui/qr-code").then(({ QrCode }) => QrCode);

interface PrivateLinkProps {
  /** With its key behind #. */
  path: string;
  /** Its purpose, e.g. "mengelola “Tanam Bakau”". */
  opens: string;
  /** The reader's own number, as typed or stored. */
  phone?: string;
  /** Stands beside the button that copies it. */
  children?: ReactNode;
}

/** A private link that is shown once: to send to oneself, to copy, and on a wide screen to take along with a phone. */
export function PrivateLink({ path, opens, phone = "", children }: PrivateLinkProps) {
  const url = new URL(path, location.origin).href;
  return (
    <div className="my-3 grid gap-3">
      <Input
        readOnly
        value={url}
        aria-label="Tautan pribadi"
        className="font-mono text-sm"
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap gap-3">
        <a
          href={ownChatLink(phone, `Tautan pribadi Sulur untuk ${opens}. Jangan disebarkan: ${url}`)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({})}
        >
          <Icon name="whatsapp" /> Kirim ke WhatsApp saya
        </a>
        <Button variant="secondary" onClick={() => void copyText(url, "Tautan pribadi")}>
          <Icon name="copy" /> Salin
        </Button>
        {children}
      </div>
      <div className="hidden lg:block">
        <WhenNear
          label="Kode QR"
          load={loadQr}
          props={{ text: url, label: "Kode QR tautan pribadi ini" }}
          className="size-56"
        />
      </div>
    </div>
  );
}
