"use client";

import type { ComponentType } from "react";
import { WhenNear } from "@/components/forms/when-near";

const load = (): Promise<ComponentType> => import("./carbon-calculator").then((module) => module.CarbonCalculator);

/** The calculator, loaded when it comes near the screen. */
export function CalculatorBox() {
  return <WhenNear label="Kalkulator" load={load} props={{}} className="min-h-128" />;
}
