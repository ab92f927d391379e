"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useSWRConfig } from "swr";
import { useSubmission } from "@/components/forms/use-submission";
import { FileButton } from "@/components/photos/file-button";
import { type PhotoValue, usePhotoUpload } from "@/components/photos/use-photo-upload";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { SESSION_ADDRESS } from "@/lib/accounts/browser";
import { fetchJson } from "@/lib/http/fetch-json";

const ADDRESS = "/api/account/photo";
const FAILED = "Foto profil belum berubah. Silakan coba lagi.";

/** Changes the picture that stands above: chosen, sent and in use at once. */
export function AccountPhoto({ picture }: { picture: string | null }) {
  const router = useRouter();
  const { mutate } = useSWRConfig();
  const [status, setStatus] = useState("");
  const { failure, busy, run, forget } = useSubmission({ unexplained: FAILED });
  const upload = usePhotoUpload(null, (photo) => {
    if (photo) void keep(photo);
  });

  function change(act: () => Promise<unknown>, done: string): Promise<void> {
    setStatus("");
    return run(null, async () => {
      await act();
      setStatus(done);
      await mutate(SESSION_ADDRESS);
      router.refresh();
    });
  }

  const keep = ({ id }: PhotoValue) =>
    change(() => fetchJson(ADDRESS, { method: "POST", body: { photo_id: id } }), "Foto profil sudah diganti.");
  const remove = () => change(() => fetchJson(ADDRESS, { method: "DELETE" }), "Foto profil sudah dihapus.");

  const { step } = upload;
  const sending = busy || step.name === "shrinking" || step.name === "sending";
  const error = step.name === "failed" ? step.message : failure?.message;
  return (
    <div>
      <p className="measure text-ink-soft">
        Foto ini dapat dilihat siapa saja. Lokasi dan data kamera di dalamnya dibuang.
      </p>
      <div className="needs-script mt-3 flex flex-wrap gap-2">
        <FileButton
          icon="image"
          text={picture ? "Ganti foto" : "Pilih foto"}
          onFile={(file) => {
            setStatus("");
            forget();
            void upload.choose(file, false);
          }}
        />
        {picture ? (
          <Button variant="quiet" busy={sending} onClick={() => void remove()}>
            <Icon name="trash" size={18} /> Hapus foto
          </Button>
        ) : null}
      </div>
      {error ? (
        <div role="alert">
          <FieldError id="foto-profil-error" text={error} />
        </div>
      ) : null}
      <p role="status" className="mt-2 text-sm text-primary">
        {sending ? "Mengirim foto…" : status}
      </p>
    </div>
  );
}
