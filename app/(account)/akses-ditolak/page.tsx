import type { Metadata } from "next";
import { GoingHome } from "@/components/accounts/login/going-home";
import { ButtonLink } from "@/components/ui/button-link";
import { Notice } from "@/components/ui/notice";
import { STAFF_ONLY } from "@/lib/kernel/errors";

export const metadata: Metadata = { title: "Akses ditolak", robots: { index: false } };

/** Where `requireStaff()` sends residents; it goes on to /home by itself. */
export default function RefusedPage() {
  return (
    <>
      <GoingHome />
      <h1 className="mb-4 text-3xl">Halaman khusus pengelola</h1>
      <Notice tone="bad" title={STAFF_ONLY}>
        Anda dibawa ke Beranda dalam beberapa detik.
      </Notice>
      <ButtonLink href="/home" wide className="mt-6">
        Ke Beranda sekarang
      </ButtonLink>
    </>
  );
}
