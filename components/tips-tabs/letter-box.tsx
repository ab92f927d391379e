"use client";

import type { ComponentType } from "react";
import { WhenNear } from "@/components/forms/when-near";
import type { LetterKind } from "./letter-forms";

const load = (): Promise<ComponentType<{ kind: LetterKind }>> =>
  import("./letter-form").then((module) => module.LetterForm);

/** The form of one kind of letter, loaded when its dialog opens. */
export function LetterBox({ kind }: { kind: LetterKind }) {
  return <WhenNear label="Formulir" load={load} props={{ kind }} className="min-h-96" />;
}
