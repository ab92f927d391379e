"use client";

import { useEffect, useState } from "react";
import { LetterBox } from "@/components/tips-tabs/letter-box";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";

/** How long the thanks stand before the dialog closes (spec 2.16). */
const THANKS_MS = 3_000;

/** Opens the dialog in which a question reaches the team. */
export function AskQuestion() {
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState(false);

  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(() => setOpen(false), THANKS_MS);
    return () => {
      clearTimeout(timer);
      setSent(false);
    };
  }, [sent]);

  return (
    <>
      <Button className="needs-script" onClick={() => setOpen(true)}>
        <Icon name="message" size={18} /> Ajukan pertanyaan
      </Button>
      <Dialog
        open={open}
        onClose={() => {
          setOpen(false);
          setSent(false);
        }}
        title="Ajukan pertanyaan"
      >
        <LetterBox kind="QUESTION" onSent={() => setSent(true)} />
      </Dialog>
    </>
  );
}
