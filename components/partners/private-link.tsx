"use client";

import { Button } from "@/components/ui/button";
import { copyText } from "@/components/ui/copy-text";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";

/** A private link that is shown once, to be kept. @param path with its key behind # */
export function PrivateLink({ path }: { path: string }) {
  const url = new URL(path, location.origin).href;
  return (
    <div className="grid gap-3">
      <Input
        readOnly
        value={url}
        aria-label="Tautan pribadi"
        className="font-mono text-sm"
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button className="justify-self-start" onClick={() => void copyText(url, "Tautan pribadi")}>
        <Icon name="copy" /> Salin tautan pribadi
      </Button>
    </div>
  );
}
