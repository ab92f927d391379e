"use client";

import { WhenNear } from "@/components/forms/when-near";
import type { UpdateTalkProps } from "./update-talk";

const load = () => import("./update-talk").then(({ UpdateTalk }) => UpdateTalk);

export function UpdateTalkNear(props: UpdateTalkProps) {
  return <WhenNear label="Formulir kabar" load={load} props={props} className="min-h-120" />;
}
