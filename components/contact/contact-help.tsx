import Link from "next/link";
import { Card } from "@/components/ui/card";

/** What comes of a letter, and what another page does better. */
export function ContactHelp() {
  return (
    <Card as="section">
      <h2 className="text-xl">Sesudah Anda menulis</h2>
      <ol className="mt-3 grid list-decimal gap-2 pl-5 text-ink-soft">
        <li>Bila menulis alamat email, Anda mendapat tanda terima.</li>
        <li>Pengelola membaca pesan Anda dan menjawab ke email atau nomor WhatsApp itu.</li>
        <li>Pesan Anda tidak pernah tampil untuk umum.</li>
      </ol>
      <p className="mt-4">
        Ingin melaporkan kerusakan lingkungan?{" "}
        <Link href="/laporan" prefetch={false} className="font-semibold text-primary underline underline-offset-4">
          Kirim laporan
        </Link>{" "}
        agar mendapat nomor dan dapat dipantau.
      </p>
    </Card>
  );
}
