"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { copyText } from "@/components/ui/copy-text";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";

interface OneTimeSecretProps {
  title: string;
  /** What it is, e.g. "Token"; opens what is said of its copying. */
  noun: string;
  /** Of the box that holds it. */
  label: string;
  secret: string;
  /** That it is not shown again, and what that means. */
  warning: string;
  onClose: () => void;
}

/** Something that was just made, to be taken along: it is not shown again. */
export function OneTimeSecret({ title, noun, label, secret, warning, onClose }: OneTimeSecretProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.select(), []);
  return (
    <Notice tone="good" live="status" title={title} className="w-full">
      <p>{warning}</p>
      <Input ref={box} readOnly value={secret} aria-label={label} className="mt-3 font-mono" />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="small" onClick={() => void copyText(secret, noun)}>
          <Icon name="copy" size={18} /> Salin {noun.toLowerCase()}
        </Button>
        <Button size="small" variant="secondary" onClick={onClose}>
          Sudah saya simpan
        </Button>
      </div>
    </Notice>
  );
}
