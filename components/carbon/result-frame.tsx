"use client";

import { type ComponentType, type ReactNode, useEffect, useRef } from "react";
import { WhenNear } from "@/components/forms/when-near";
import { Icon } from "@/components/ui/icon";
import type { CarbonInputs } from "@/lib/carbon/summary";

/** A result, which takes the focus when it is there, and can be closed. */
export function ResultFrame(props: { id: string; title: string; onClose: () => void; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-labelledby={props.id}
      className="grid gap-6 rounded-leaf border-2 border-primary bg-card p-4 shadow-low sm:p-6"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 ref={heading} id={props.id} tabIndex={-1} className="scroll-mt-24 pt-1.5 text-2xl">
          {props.title}
        </h2>
        <button
          type="button"
          aria-label="Tutup hasil"
          onClick={props.onClose}
          className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-panel"
        >
          <Icon name="close" />
        </button>
      </div>
      {props.children}
    </section>
  );
}

interface SaveBoxProps {
  result: CarbonInputs;
}

const load = (): Promise<ComponentType<SaveBoxProps>> => import("./save-result").then((module) => module.SaveResult);

/** Saving, printing and sharing, loaded when there is a result. */
export function SaveBox({ result }: SaveBoxProps) {
  return <WhenNear label="Tombol simpan" load={load} props={{ result }} className="min-h-24" />;
}
