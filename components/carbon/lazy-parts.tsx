"use client";

import type { ComponentType } from "react";
import { WhenNear } from "@/components/forms/when-near";

const loadHistory = (): Promise<ComponentType> => import("./record-history").then((module) => module.RecordHistory);

const loadCalculator = (): Promise<ComponentType> =>
  import("./carbon-calculator").then((module) => module.CarbonCalculator);

/** The calculator, loaded when it comes near the screen. */
export function CalculatorBox() {
  return <WhenNear label="Kalkulator" load={loadCalculator} props={{}} className="min-h-128" />;
}

/** What was reckoned before, loaded when it comes near the screen. */
export function HistoryBox() {
  return <WhenNear label="Riwayat" load={loadHistory} props={{}} className="min-h-40" />;
}
