import type { Metadata } from "next";
import { ButtonLink } from "@/components/ui/button-link";
import { Tendril } from "@/components/ui/tendril";

export const metadata: Metadata = { title: "Akun dihapus", robots: { index: false } };

/** Where a browser ends whose account has just been erased. */
export default function ErasedPage() {
  return (
    <div className="container-page flex flex-col items-center py-16 text-center">
      <Tendril />
      <h1 className="mt-6 text-3xl">Akun Anda sudah dihapus</h1>
      <p className="measure mt-3 text-ink-soft">
        Data pribadi Anda tidak lagi tersimpan di basis data kami. Terima kasih sudah ikut merawat bumi. Tanpa akun pun
        Anda tetap dapat melapor.
      </p>
      <ButtonLink href="/home" className="mt-6">
        Ke Beranda
      </ButtonLink>
    </div>
  );
}
