"use client";

import { WhenNear } from "@/components/forms/when-near";

const load = () => import("./story-form").then(({ StoryForm }) => StoryForm);

export function StoryFormNear() {
  return <WhenNear label="Formulir kisah" load={load} props={{}} className="min-h-[40rem]" />;
}
