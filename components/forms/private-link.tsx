"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { copyText } from "@/components/ui/copy-text";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { WhenNear } from "./when-near";

const loadQr = () => import("@/components/ui/qr-code").then(({ QrCode }) => QrCode);

interface PrivateLinkProps {
  /** With its key behind #. */
  path: string;
  /** Stands beside the button that copies it. */
  children?: ReactNode;
}

/** A private link that is shown once: to copy, and to take along with another phone's camera. */
export function PrivateLink({ path, children }: PrivateLinkProps) {
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
        <Button onClick={() => void copyText(url, "Tautan pribadi")}>
          <Icon name="copy" /> Salin tautan pribadi
        </Button>
        {children}
      </div>
      <WhenNear
        label="Kode QR"
        load={loadQr}
        props={{ text: url, label: "Kode QR tautan pribadi ini" }}
        className="size-56"
      />
    </div>
  );
}
