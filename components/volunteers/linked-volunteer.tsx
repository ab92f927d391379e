"use client";

import { useHash } from "@/components/forms/use-hash";
import { Button, ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Skeleton, SkeletonStatus } from "@/components/ui/skeleton";
import { volunteerIn } from "@/lib/volunteers/rules";
import { LinkedCard } from "./linked-card";
import { useLinked } from "./use-linked";

/** What the personal link of a mail opens. */
export function LinkedVolunteer() {
  const hash = useHash();
  const link = hash === undefined ? undefined : volunteerIn(hash);
  const { view, left, problem, reload, busy, change } = useLinked(link ?? null);

  if (link === null) {
    return (
      <div className="grid justify-items-start gap-4">
        <Notice tone="bad" title="Tautan ini tidak lengkap">
          Buka tautan langsung dari email Anda, atau salin seluruh alamatnya.
        </Notice>
        <ToList />
      </div>
    );
  }
  if (left) {
    return (
      <div className="grid justify-items-start gap-4">
        <Notice tone="good" live="status" title="Anda sudah keluar">
          Nama, email, dan isian lain sudah kami hapus. Anda dapat bergabung lagi kapan saja.
        </Notice>
        <ToList />
      </div>
    );
  }
  if (view) return <LinkedCard view={view} busy={busy} onChange={change} />;
  if (problem) {
    return (
      <div className="grid justify-items-start gap-4">
        <Notice tone="bad" live="alert" title="Pendaftaran belum dapat ditampilkan">
          {problem}
        </Notice>
        <Button variant="secondary" onClick={reload}>
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

function ToList() {
  return (
    <ButtonLink href="/relawan" variant="secondary">
      Lihat relawan
    </ButtonLink>
  );
}
