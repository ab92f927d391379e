import type { Metadata } from "next";
import { ReplyForm } from "@/components/admin/replies/replies";
import { ReplyList } from "@/components/admin/replies/reply-list";
import { EmptyState } from "@/components/ui/empty-state";
import type { AddressQuery } from "@/lib/desk/list-address";
import { listReplies } from "@/lib/reports/desk/replies/queries";
import { requireAdmin } from "@/lib/server/auth/guard";
import { contextFor } from "@/lib/server/ctx";

export const metadata: Metadata = { title: "Kalimat siap pakai" };

export default async function RepliesPage({ searchParams }: { searchParams: Promise<AddressQuery> }) {
  const { ctx } = contextFor(await requireAdmin());
  const { ubah } = await searchParams;
  const items = await listReplies(ctx);
  const changed = items.find(({ id }) => String(id) === ubah) ?? null;
  return (
    <main id="isi" tabIndex={-1} className="container-page grid w-full max-w-220 gap-8 py-4 sm:py-6">
      <div>
        <h1 className="mb-1 text-3xl">Kalimat siap pakai</h1>
        <p className="measure text-ink-soft">
          Ditawarkan saat pengelola memutuskan laporan atau bertanya kepada pelapor. Yang untuk satu jenis kerusakan
          tampil lebih dulu.
        </p>
      </div>
      <section aria-labelledby="judul-formulir">
        <h2 id="judul-formulir" className="mb-3 text-xl">
          {changed ? "Ubah kalimat" : "Kalimat baru"}
        </h2>
        <ReplyForm key={changed?.id ?? 0} reply={changed} />
      </section>
      <section aria-labelledby="judul-daftar">
        <h2 id="judul-daftar" className="mb-3 text-xl">
          Daftar kalimat
        </h2>
        {items.length === 0 ? <EmptyState>Belum ada kalimat.</EmptyState> : <ReplyList items={items} />}
      </section>
    </main>
  );
}
