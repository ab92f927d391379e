"use client";

import { useHash } from "@/components/forms/use-hash";
import { PushButton } from "@/components/push/push-button";
import { Button, ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Skeleton, SkeletonStatus } from "@/components/ui/skeleton";
import { registrationIn } from "@/lib/events/registration/rules";
import { RegistrationCard } from "./registration-card";
import { useOwnRegistration } from "./use-own-registration";

/** What the personal link of a mail opens. */
export function OwnRegistration() {
  const hash = useHash();
  const link = hash === undefined ? undefined : registrationIn(hash);
  const held = useOwnRegistration(link ?? null);

  if (link === null) {
    return (
      <div className="grid justify-items-start gap-4">
        <Notice tone="bad" title="Tautan ini tidak lengkap">
          Buka tautan langsung dari email pendaftaran Anda, atau salin seluruh alamatnya.
        </Notice>
        <ButtonLink href="/event" variant="secondary">
          Lihat kegiatan
        </ButtonLink>
      </div>
    );
  }
  if (held.view && link) {
    return (
      <>
        <RegistrationCard held={held} view={held.view} />
        <PushButton subject={{ registration: link }} className="mt-4" />
      </>
    );
  }
  if (held.problem) {
    return (
      <div className="grid justify-items-start gap-4">
        <Notice tone="bad" live="alert" title="Pendaftaran belum dapat ditampilkan">
          {held.problem}
        </Notice>
        <Button variant="secondary" onClick={held.reload}>
          Coba lagi
        </Button>
      </div>
    );
  }
  return (
    <>
      <SkeletonStatus text="Memuat pendaftaran…" />
      <Skeleton className="h-16" />
      <Skeleton className="mt-4 h-56" />
    </>
  );
}
