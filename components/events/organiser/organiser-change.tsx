"use client";

import { useState } from "react";
import { EditEvent } from "@/components/events/edit/edit-event";
import { Notice } from "@/components/ui/notice";
import { showToast } from "@/components/ui/toast-store";
import type { EventView } from "@/lib/events/event/view";
import { OrganiserCancel } from "./organiser-cancel";
import type { OrganiserProps } from "./organiser-tabs";

interface OrganiserChangeProps extends OrganiserProps {
  tileUrl: string;
  /** The map loads with the tab. */
  opened: boolean;
  onChanged: () => void;
}

/** Changing and calling off, as long as the event has not begun. */
export function OrganiserChange({ view: { event }, token, tileUrl, opened, onChanged }: OrganiserChangeProps) {
  // Not the event as it is loaded anew meanwhile: that would take away what is being typed.
  const [edited, setEdited] = useState<EventView & { revision: number }>(event);
  const [seen, setSeen] = useState(opened);
  if (opened && !seen) setSeen(true);
  if (event.cancelled) return <Notice title="Kegiatan yang dibatalkan tidak dapat diubah lagi." />;
  if (new Date(event.date) <= new Date()) {
    return (
      <Notice title="Kegiatan yang sudah dimulai tidak dapat diubah lagi. Hasilnya dapat diisi di bagian “Hasil”." />
    );
  }
  if (!seen) return null;
  return (
    <div className="grid max-w-160 gap-10">
      <EditEvent
        key={edited.revision}
        event={edited}
        tileUrl={tileUrl}
        {...(token === null ? {} : { token })}
        onSaved={(saved) => {
          showToast({ text: `Perubahan pada "${saved.title}" tersimpan.` });
          setEdited({ ...saved, revision: edited.revision + 1 });
          onChanged();
        }}
      />
      <OrganiserCancel event={event} token={token} onChanged={onChanged} />
    </div>
  );
}
