"use client";

import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { ask, type OutboxItem } from "./outbox";

/** How many letters of an account still wait on this device. */
export async function countOwnWaiting(): Promise<number> {
  const items = await ask<OutboxItem[]>({ ask: "list" });
  return items?.filter(({ member, state }) => member && state !== "SENT").length ?? 0;
}

/** Before somebody signs out: what is to become of what still waits. @param onLeave signs out */
export function SignOutQuestion({ waiting, onLeave }: { waiting: number; onLeave: () => void }) {
  return (
    <Notice tone="wait" live="alert" title={`${waiting} kiriman Anda masih menunggu di perangkat ini`} className="mt-3">
      <div className="mt-2 grid gap-2">
        <Button size="small" onClick={() => void ask({ ask: "send" })}>
          Kirim dulu
        </Button>
        <Button size="small" variant="secondary" onClick={() => void ask({ ask: "hold" }).then(onLeave)}>
          Keluar, simpan sampai saya masuk lagi
        </Button>
        <Button size="small" variant="quiet" onClick={() => void ask({ ask: "clear", members: true }).then(onLeave)}>
          Keluar dan hapus kirimannya
        </Button>
      </div>
    </Notice>
  );
}
