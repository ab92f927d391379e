"use client";

import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Dialog } from "@/components/ui/dialog";
import { Icon, type IconName } from "@/components/ui/icon";

interface DialogCardProps {
  icon: IconName;
  title: string;
  text: string;
  /** The text of the button that opens the dialog. */
  action: string;
  children: ReactNode;
  /** Whether it is worth reading without scripts, where no dialog opens. */
  readable?: boolean;
}

/** A card whose button opens a dialog with more. */
export function DialogCard({ icon, title, text, action, children, readable = false }: DialogCardProps) {
  const [open, setOpen] = useState(false);
  return (
    <Card as="li" className="flex flex-col">
      <CardHead icon={icon} title={title} text={text} />
      <Button variant="secondary" className="needs-script mt-4 self-start" onClick={() => setOpen(true)}>
        {action}
      </Button>
      <noscript>
        <div className="mt-4">{readable ? children : "Formulir ini memerlukan JavaScript."}</div>
      </noscript>
      <Dialog open={open} onClose={() => setOpen(false)} title={title}>
        {children}
      </Dialog>
    </Card>
  );
}

/** The upper part of every card of /tipk. */
export function CardHead({ icon, title, text }: Pick<DialogCardProps, "icon" | "title" | "text">) {
  return (
    <div className="flex-1">
      <span className="grid size-12 place-items-center rounded-leaf bg-primary-soft text-primary">
        <Icon name={icon} size={24} />
      </span>
      <h2 className="mt-3 text-xl">{title}</h2>
      <p className="mt-1 text-ink-soft">{text}</p>
    </div>
  );
}
