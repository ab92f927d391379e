"use client";

import { type ReactNode, useEffect, useId, useRef } from "react";
import { Icon } from "./icon";

interface DialogProps {
  open: boolean;
  /** Called on the close button, Escape and a press outside. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons, the main one last in reading order. */
  footer?: ReactNode;
}

/** The browser's own modal dialog: it keeps the focus inside and gives it back. A sheet from below on a phone. */
export function Dialog({ open, onClose, title, children, footer }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={open ? titleId : undefined}
      onClose={(event) => {
        // React also tells the dialog around this one.
        if (event.target === event.currentTarget) onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close();
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape") event.stopPropagation();
      }}
      className="mx-auto mt-auto mb-0 max-h-[90dvh] w-full max-w-full rounded-t-lg border border-line bg-card text-ink shadow-high backdrop:bg-wedel-900/60 open:animate-rise sm:my-auto sm:max-w-xl sm:rounded-lg"
    >
      {open ? (
        <div className="p-4 sm:p-6">
          <div className="flex items-start justify-between gap-4">
            <h2 id={titleId} className="pt-1.5 text-2xl">
              {title}
            </h2>
            <button
              type="button"
              aria-label="Tutup"
              onClick={() => dialog.current?.close()}
              className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-panel"
            >
              <Icon name="close" />
            </button>
          </div>
          <div className="mt-3">{children}</div>
          {footer ? <div className="mt-6 flex flex-wrap justify-end gap-3">{footer}</div> : null}
        </div>
      ) : null}
    </dialog>
  );
}
