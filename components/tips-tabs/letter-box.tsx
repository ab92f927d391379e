"use client";

import type { ComponentType } from "react";
import { WhenNear } from "@/components/forms/when-near";
import type { LetterKind } from "./letter-form";

interface LetterBoxProps {
  kind: LetterKind;
  /** Once the letter has arrived; who asks for it decides what comes next, so no further letter is offered. */
  onSent?: () => void;
}

const load = (): Promise<ComponentType<LetterBoxProps>> => import("./letter-form").then((module) => module.LetterForm);

/** The form of one kind of letter, loaded when its dialog opens. */
export function LetterBox(props: LetterBoxProps) {
  return <WhenNear label="Formulir" load={load} props={props} className="min-h-96" />;
}
