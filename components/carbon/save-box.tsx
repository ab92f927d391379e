"use client";

import type { ComponentType } from "react";
import { WhenNear } from "@/components/forms/when-near";
import type { CarbonInputs } from "@/lib/carbon/summary";

interface SaveBoxProps {
  result: CarbonInputs;
}

const load = (): Promise<ComponentType<SaveBoxProps>> => import("./save-result").then((module) => module.SaveResult);

/** Saving, printing and sharing, loaded when there is a result. */
export function SaveBox({ result }: SaveBoxProps) {
  return <WhenNear label="Tombol simpan" load={load} props={{ result }} className="min-h-24" />;
}
