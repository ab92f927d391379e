"use client";

import { useState } from "react";
import type { DeskActionBody, DialogProps } from "@/components/admin/desk/kind";
import { WordsDialog } from "@/components/admin/desk/words-dialog";
import { PhotoPicker } from "@/components/photos/photo-picker";
import type { DeskReportView } from "@/lib/reports/view";
import type { ReportAction } from "./report-rules";
import { ResultPhotos } from "./result-photos";
import { resolutionWords, waitingGathering } from "./results-words";
import { REPORT_WORDING } from "./wording";

export function ReportDialog({ action, item, draft, onClose, onSubmit }: DialogProps<DeskReportView, ReportAction>) {
  const [photo, setPhoto] = useState<{ id: string; url: string } | null>(null);
  const gathering = action === "settle" ? waitingGathering(item) : null;
  const [eventPhoto, setEventPhoto] = useState(String(draft?.event_photo_id ?? gathering?.results.photos[0]?.id ?? ""));
  const look = REPORT_WORDING[action];
  return (
    <WordsDialog
      look={look}
      consequence={look.consequence(item)}
      about={
        <>
          <strong className="text-ink">{item.code}</strong> · {item.damageType}, {item.location}
        </>
      }
      draft={String(draft?.[look.words?.name ?? ""] ?? (gathering ? resolutionWords(gathering) : ""))}
      onClose={onClose}
      onSubmit={(text) => onSubmit(bodyOf(action, item, text, { own: photo?.id ?? null, event: eventPhoto || null }))}
    >
      {gathering ? (
        <ResultPhotos photos={gathering.results.photos} chosen={eventPhoto} onChoose={setEventPhoto} />
      ) : null}
      {action === "resolve" ? (
        <PhotoPicker
          value={photo}
          onChange={setPhoto}
          label="Foto sesudah (opsional)"
          hint="Warga melihatnya di linimasa, di samping foto laporan."
        />
      ) : null}
    </WordsDialog>
  );
}

interface ChosenPhotos {
  own: string | null;
  event: string | null;
}

function bodyOf(action: ReportAction, { status }: DeskReportView, text: string, photos: ChosenPhotos): DeskActionBody {
  if (action === "release") return {};
  if (action === "ask") return { question: text };
  const words = text === "" ? null : text;
  if (action === "settle") return { decision: "resolve", status, words, event_photo_id: photos.event };
  return { decision: action, status, words, photo_id: photos.own };
}
