"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { showToast } from "@/components/ui/toast-store";
import { useQuestion } from "@/components/ui/use-question";

const loadDialog = () => import("./place-note-dialog").then(({ PlaceNoteDialog }) => PlaceNoteDialog);

const NOT_LOADED = "Formulir catatan belum dapat dimuat. Periksa sambungan Anda lalu coba lagi.";

/** "Ada yang salah?" The form loads when it is opened. */
export function PlaceNote(place: { placeId: number; name: string }) {
  const [open, setOpen] = useState(false);
  const { Question, prepareQuestion } = useQuestion(loadDialog);
  async function openForm(): Promise<void> {
    if (await prepareQuestion()) setOpen(true);
    else showToast({ text: NOT_LOADED, tone: "bad" });
  }
  return (
    <>
      <Button variant="quiet" className="needs-script -ml-5" onClick={() => void openForm()}>
        <Icon name="flag" /> Ada yang salah?
      </Button>
      {Question ? <Question {...place} open={open} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
