"use client";

import { useState } from "react";
import type { DeedBody, DialogProps } from "@/components/admin/desk/kind";
import { WordsDialog } from "@/components/admin/desk/words-dialog";
import { PhotoPicker } from "@/components/photos/photo-picker";
import type { DeskReportView } from "@/lib/reports/view";
import type { ReportAction } from "./report-rules";
import { REPORT_WORDING } from "./wording";

export function ReportDialog({ action, item, draft, onClose, onSubmit }: DialogProps<DeskReportView, ReportAction>) {
  const [photo, setPhoto] = useState<{ id: string; url: string } | null>(null);
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
      draft={String(draft?.[look.words?.name ?? ""] ?? "")}
      onClose={onClose}
      onSubmit={(text) => onSubmit(bodyOf(action, item, text, photo?.id ?? null))}
    >
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

function bodyOf(action: ReportAction, report: DeskReportView, text: string, photoId: string | null): DeedBody {
  if (action === "release") return {};
  if (action === "ask") return { question: text };
  return { decision: action, status: report.status, words: text === "" ? null : text, photo_id: photoId };
}
