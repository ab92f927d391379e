"use client";

import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { PARTNER_MESSAGES } from "@/lib/partners/rules";

/** Waste banks could not be read and no kept page was there to stand in. */
export default function PartnersError({ retry }: { retry: () => void }) {
  return (
    <div className="container-page py-12">
      <h1 className="mb-6 text-3xl">Bank sampah dan daur ulang</h1>
      <Notice tone="bad" live="alert" title={PARTNER_MESSAGES.loadFailed}>
        <Button variant="secondary" size="small" onClick={retry}>
          Coba lagi
        </Button>
      </Notice>
    </div>
  );
}
