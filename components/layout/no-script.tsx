import type { ReactNode } from "react";
import { Notice } from "@/components/ui/notice";

/** Said where scripts do not run. */
export function NoScript({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <noscript>
      <Notice tone="wait" title={title} className={className}>
        {children}
      </Notice>
    </noscript>
  );
}

/** Said where scripts do not run, instead of a form that would do nothing. */
export function NeedsScript({ action }: { action: string }) {
  return (
    <NoScript title={`${action} memerlukan JavaScript`} className="mb-5">
      Aktifkan JavaScript di peramban Anda lalu muat ulang halaman ini.
    </NoScript>
  );
}

/** A form without which one can go on reading the page. @param undone what cannot be done from here */
export function FormNeedsScript({ undone }: { undone: string }) {
  return (
    <NoScript title="Formulir ini memerlukan JavaScript" className="mb-8">
      JavaScript di peramban Anda tidak aktif, jadi {undone} dari sini. Aktifkan JavaScript atau buka halaman ini di
      peramban lain.
    </NoScript>
  );
}
