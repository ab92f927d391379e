"use client";

import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

/** Volunteers could not be read and no kept page was there to stand in. */
export default function VolunteersFailed({ retry }: { retry: () => void }) {
  return (
    <div className="container-page py-12">
      <h1 className="text-3xl">Relawan Hijau</h1>
      <Notice tone="bad" live="alert" title="Relawan belum dapat dimuat" className="measure mt-6">
        <Button variant="secondary" className="mt-3" onClick={retry}>
          Muat ulang
        </Button>
      </Notice>
    </div>
  );
}
