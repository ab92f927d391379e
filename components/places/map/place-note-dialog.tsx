"use client";

import { NUMBER_HINT } from "@/components/forms/address";
import { Form } from "@/components/forms/form";
import { useForm } from "@/components/forms/use-form";
import { PrivacyLink } from "@/components/privacy/privacy-link";
import { Dialog } from "@/components/ui/dialog";
import { showToast } from "@/components/ui/toast-store";
import { NOTE } from "@/lib/places/fields-note";

interface PlaceNoteDialogProps {
  placeId: number;
  name: string;
  open: boolean;
  onClose: () => void;
}

/** A note to staff about a place. What was typed stays when the dialog is closed. */
export function PlaceNoteDialog({ placeId, name, open, onClose }: PlaceNoteDialogProps) {
  const form = useForm<typeof NOTE, unknown>(NOTE, {
    idPrefix: "catatan-",
    to: `/api/locations/${placeId}/note`,
    again: true,
    onSent: () => {
      form.clear();
      onClose();
      showToast({ text: "Catatan Anda terkirim kepada pengelola. Terima kasih." });
    },
    unexplained: "Catatan belum terkirim. Silakan coba lagi.",
  });
  return (
    <Dialog
      open={open}
      onClose={() => {
        form.forget();
        onClose();
      }}
      title="Ada yang salah?"
    >
      <Form
        of={form}
        label="Catatan untuk pengelola"
        className="grid gap-4"
        note={`Beri tahu pengelola apa yang perlu diperbaiki pada ${name}: nama, titik di peta, jenis, atau keterangannya. Catatan ini tidak tampil untuk umum.`}
        send="Kirim catatan"
        sending="Mengirim catatan…"
        failed="Catatan belum terkirim"
      >
        {form.field("note")}
        {form.field("email", {
          hint: (
            <>
              Dengan mengisinya, Anda setuju kami menyimpannya, hanya untuk membalas catatan ini. {NUMBER_HINT}{" "}
              <PrivacyLink />
            </>
          ),
        })}
      </Form>
    </Dialog>
  );
}
