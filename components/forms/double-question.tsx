"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

/** What a form tells its question about what is there already. */
export interface DoubleQuestionProps<Nearby> {
  open: boolean;
  nearby: Nearby[];
  /** The person's own is on its way all the same. */
  busy: boolean;
  onSendAnyway: () => void;
  onClose: () => void;
}

interface DoubleQuestionFrameProps extends Omit<DoubleQuestionProps<unknown>, "nearby"> {
  title: string;
  /** The button that sends all the same, and what it says while it does. */
  anyway: string;
  sending: string;
  children: ReactNode;
}

/** The dialog before a double; the person decides. */
export function DoubleQuestion(props: DoubleQuestionFrameProps) {
  const { open, busy, onSendAnyway, onClose, title, anyway, sending, children } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="quiet" busy={busy} onClick={onClose}>
            Kembali ke formulir
          </Button>
          <Button variant="secondary" busy={busy} onClick={onSendAnyway}>
            {busy ? sending : anyway}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
