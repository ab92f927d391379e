"use client";

import { type ComponentType, useState } from "react";
import { useAction } from "@/components/forms/use-action";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { showToast } from "@/components/ui/toast-store";
import type { EventKind } from "@/lib/events/event/rules";
import type { CreatedEventView } from "@/lib/events/event/view";
import { hasEventAccess } from "./access-ask";
import type { ManageDialogsProps, ManageRequest } from "./manage-dialogs";

const loadDialogs = () => import("./manage-dialogs").then(({ ManageDialogs }) => ManageDialogs);

/** Longer than other messages, because there is something to press. */
const REMINDER_MS = 20_000;

interface ManageButtonsProps {
  /** What the page is about; the new event begins as one of these. */
  kind: EventKind;
  /** TILE_URL of the server's configuration. */
  tileUrl: string;
}

interface Opened {
  Dialogs: ComponentType<ManageDialogsProps>;
  request: ManageRequest;
  allowed: boolean;
  /** Just added; shown once more. */
  added: CreatedEventView | null;
  /** Gets the focus back. */
  button: HTMLElement;
}

/** Adding and deleting events. Most visitors press neither, so the dialogs load with the first press. */
export function ManageButtons({ kind, tileUrl }: ManageButtonsProps) {
  const { busy, run } = useAction<ManageRequest>({
    refresh: false,
    explain: () => "Formulir belum dapat dimuat. Periksa sambungan Anda, lalu coba lagi.",
  });
  const [opened, setOpened] = useState<Opened | null>(null);

  function open(request: ManageRequest, button: HTMLElement) {
    void run(request, async () => {
      const [Dialogs, allowed] = await Promise.all([loadDialogs(), hasEventAccess()]);
      setOpened({ Dialogs, request, allowed, added: null, button });
      return undefined;
    });
  }

  /** A sheet closes by a touch beside it, and the private link is shown nowhere else. */
  function close(from: Opened, added: CreatedEventView | null) {
    setOpened(null);
    from.button.focus();
    if (!added) return;
    showToast({
      text: "Sudah menyimpan tautan pribadinya?",
      tone: "info",
      milliseconds: REMINDER_MS,
      action: { label: "Tampilkan lagi", onPress: () => setOpened({ ...from, added }) },
    });
  }

  return (
    <div className="needs-script flex flex-wrap gap-3">
      <Button variant="secondary" busy={busy === "add"} onClick={({ currentTarget }) => open("add", currentTarget)}>
        <Icon name="plus" /> {busy === "add" ? "Membuka…" : "Tambah Event"}
      </Button>
      <Button variant="quiet" busy={busy === "delete"} onClick={({ currentTarget }) => open("delete", currentTarget)}>
        <Icon name="trash" /> {busy === "delete" ? "Membuka…" : "Hapus Event"}
      </Button>
      {opened ? (
        <opened.Dialogs
          request={opened.request}
          allowed={opened.allowed}
          kind={kind}
          tileUrl={tileUrl}
          added={opened.added}
          onClose={(added) => close(opened, added)}
        />
      ) : null}
    </div>
  );
}
