"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

interface AccountSecretProps {
  /** What is shown while nothing is being changed. */
  children?: ReactNode;
  /** Of the button that opens the form. */
  label: string;
  form: (end: { onDone: (message: string | null) => void; onCancel: () => void }) => ReactNode;
}

/** Something that is changed in a form which opens in its place. */
export function AccountSecret({ children, label, form }: AccountSecretProps) {
  const [open, setOpen] = useState(false);
  const [news, setNews] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // The form takes the focus along when it goes, so it returns to where it came from.
  useEffect(() => {
    if (wasOpen.current && !open) opener.current?.focus();
    wasOpen.current = open;
  }, [open]);

  function end(message: string | null) {
    setNews(message);
    setOpen(false);
  }

  if (open) return form({ onDone: end, onCancel: () => end(null) });
  return (
    <div className="grid justify-items-start gap-3">
      {children ? <div>{children}</div> : null}
      {news ? <Notice tone="good" live="status" title={news} className="w-full" /> : null}
      <Button ref={opener} variant="secondary" className="needs-script" onClick={() => setOpen(true)}>
        {label}
      </Button>
    </div>
  );
}

export function CancelButton({ onCancel }: { onCancel: () => void }) {
  return (
    <Button variant="secondary" onClick={onCancel}>
      Batal
    </Button>
  );
}
