"use client";

import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

/** Places could not be read and no kept page was there to stand in. */
export default function PlacesError({ retry }: { retry: () => void }) {
  return (
    <div className="container-page py-12">
      <h1 className="text-3xl">Peta lokasi hijau</h1>
      <Notice tone="bad" live="alert" className="measure mt-6">
        <p>Error: lokasi belum dapat dimuat.</p>
        <Button variant="secondary" className="mt-4" onClick={retry}>
          Muat ulang
        </Button>
      </Notice>
    </div>
  );
}
