"use client";

import { useRouter } from "next/navigation";
import { EditEvent } from "@/components/events/edit/edit-event";
import { showToast } from "@/components/ui/toast-store";
import type { DeskEventView } from "@/lib/events/desk/view";

/** The form that staff edit with; leads back to the event once it is saved. */
export function DeskEventEdit({ event, tileUrl }: { event: DeskEventView; tileUrl: string }) {
  const router = useRouter();
  return (
    <div className="rounded-leaf border border-line bg-card p-4 shadow-low sm:p-8">
      <EditEvent
        event={event}
        tileUrl={tileUrl}
        onSaved={({ title }) => {
          showToast({ text: `Perubahan pada "${title}" tersimpan.` });
          router.push(`/admin/kegiatan/${event.id}`);
          router.refresh();
        }}
      />
    </div>
  );
}
