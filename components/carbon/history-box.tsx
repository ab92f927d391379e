"use client";

import type { ComponentType } from "react";
import { WhenNear } from "@/components/forms/when-near";

const load = (): Promise<ComponentType> => import("./record-history").then((module) => module.RecordHistory);

/** What was reckoned before, loaded when it comes near the screen. */
export function HistoryBox() {
  return <WhenNear label="Riwayat" load={load} props={{}} className="min-h-40" />;
}
