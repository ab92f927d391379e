import type { ReactNode } from "react";
import { Notice } from "@/components/ui/notice";

function NoScript({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
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

/** The forum can be read without scripts, but not written in. */
export function ForumNoScript() {
  return (
    <NoScript title="Menulis di forum memerlukan JavaScript" className="mb-6">
      Topik dan komentar tetap dapat dibaca. Aktifkan JavaScript untuk menulis, menyukai, dan mencari.
    </NoScript>
  );
}

export function EventsNoScript() {
  return (
    <NoScript title="Mendaftar memerlukan JavaScript" className="mb-8">
      JavaScript di peramban Anda tidak aktif, jadi pendaftaran tidak dapat dikirim dari sini. Jadwal, lokasi, sisa
      tempat, dan berkas kalender tetap dapat dibuka. Untuk mendaftar, buka halaman ini di peramban lain atau minta
      bantuan warga yang dapat membukanya.
    </NoScript>
  );
}

export function PlacesNoScript() {
  return (
    <NoScript title="Menambah lokasi memerlukan JavaScript">
      JavaScript di peramban Anda tidak aktif, jadi peta tidak tampil dan lokasi baru tidak dapat dikirim dari sini.
      Daftar lokasi dan halaman setiap lokasi tetap dapat dibaca. Untuk menambah lokasi, buka halaman ini di peramban
      lain atau minta bantuan warga yang dapat membukanya.
    </NoScript>
  );
}

/** What the page of reports cannot do; the report itself it can. */
export function ReportsNoScript() {
  return (
    <NoScript title="JavaScript tidak aktif" className="mt-4">
      Laporan tetap dapat dikirim dengan formulir di bawah. Yang tidak tersedia: peta, titik lokasi, dan draf yang
      tersimpan. Tulis lokasinya sejelas mungkin.
    </NoScript>
  );
}
