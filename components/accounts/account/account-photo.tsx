"use client";

import { useSWRConfig } from "swr";
import { useAction } from "@/components/forms/use-action";
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
  const { mutate } = useSWRConfig();
  const { busy, run } = useAction({ failed: FAILED });
  const upload = usePhotoUpload(null, (photo) => {
    if (photo) void keep(photo);
  });

  const keep = ({ id }: PhotoValue) =>
    run("keep", async () => {
      await fetchJson(ADDRESS, { method: "POST", body: { photo_id: id } });
      await mutate(SESSION_ADDRESS);
      return "Foto profil sudah diganti.";
    });

  const remove = () =>
    run("remove", async () => {
      await fetchJson(ADDRESS, { method: "DELETE" });
      await mutate(SESSION_ADDRESS);
      return "Foto profil sudah dihapus.";
    });

  const { step } = upload;
  const sending = busy !== null || step.name === "shrinking" || step.name === "sending";
  return (
    <div>
      <p className="measure text-ink-soft">
        Foto ini dapat dilihat siapa saja. Lokasi dan data kamera di dalamnya dibuang.
      </p>
      <div className="needs-script mt-3 flex flex-wrap gap-2">
        <FileButton
          icon="image"
          text={picture ? "Ganti foto" : "Pilih foto"}
          onFile={(file) => void upload.choose(file, false)}
        />
        {picture ? (
          <Button variant="quiet" busy={sending} onClick={() => void remove()}>
            <Icon name="trash" size={18} /> Hapus foto
          </Button>
        ) : null}
      </div>
      {step.name === "failed" ? (
        <div role="alert">
          <FieldError id="foto-profil-error" text={step.message} />
        </div>
      ) : null}
      <p role="status" className="mt-2 text-sm text-primary">
        {sending ? "Mengirim foto…" : ""}
      </p>
    </div>
  );
}
