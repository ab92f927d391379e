"use client";

import { type ComponentType, useState } from "react";
import { WhenNear } from "@/components/forms/when-near";
import { Tabs } from "@/components/ui/tabs";
import { MODE_LABELS } from "@/lib/carbon/rules";
import { SimpleCalculator } from "./simple-calculator";

const loadAdvanced = (): Promise<ComponentType> =>
  import("./advanced-calculator").then((module) => module.AdvancedCalculator);

/** Both modes; the form of the advanced one loads when it is chosen. */
export function CarbonCalculator() {
  const [advanced, setAdvanced] = useState(false);
  return (
    <Tabs
      label="Mode kalkulator"
      onChange={(id) => {
        if (id === "ADVANCED") setAdvanced(true);
      }}
      tabs={[
        { id: "SIMPLE", label: MODE_LABELS.SIMPLE, content: <SimpleCalculator /> },
        {
          id: "ADVANCED",
          label: MODE_LABELS.ADVANCED,
          content: advanced ? (
            <WhenNear label="Mode Lanjutan" load={loadAdvanced} props={{}} className="min-h-96" />
          ) : null,
        },
      ]}
    />
  );
}
