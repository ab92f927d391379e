"use client";

import type { ComponentProps } from "react";
import { usePart } from "@/components/ui/use-question";
import type { AreaField } from "./area-field";

const load = () => import("./area-field").then((module) => module.AreaField);

/** The area of a form's point, loaded once there is one. Where it does not load, the server finds the area by itself. */
export function PlaceArea(props: ComponentProps<typeof AreaField>) {
  const Field = usePart(load, props.place !== null);
  return Field ? <Field {...props} /> : null;
}
