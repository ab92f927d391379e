import type { Metadata } from "next";
import { AnnouncementForm, AnnouncementList } from "@/components/admin/announcements/announcements";
import { EmptyState } from "@/components/ui/empty-state";
import { listAnnouncements } from "@/lib/announcements/queries";
import type { AddressQuery } from "@/lib/desk/list-address";
import { requireStaff } from "@/lib/server/auth/guard";
import { contextFor } from "@/lib/server/ctx";

export const metadata: Metadata = { title: "Pengumuman" };

export default async function AnnouncementsPage({ searchParams }: { searchParams: Promise<AddressQuery> }) {
  const { ctx } = contextFor(await requireStaff());
  const { ubah } = await searchParams;
  const items = await listAnnouncements(ctx);
  const changed = items.find(({ id }) => String(id) === ubah) ?? null;
  return (
    <main id="isi" tabIndex={-1} className="container-page grid w-full max-w-220 grid-cols-1 gap-8 py-4 sm:py-6">
      <div>
        <h1 className="mb-1 text-3xl">Pengumuman</h1>
        <p className="measure text-ink-soft">
          Tampil di atas setiap halaman umum dari mulai sampai selesai tayang. Bila ada beberapa, yang terbaru yang
          tampil.
        </p>
      </div>
      <section aria-labelledby="judul-formulir">
        <h2 id="judul-formulir" className="mb-3 text-xl">
          {changed ? "Ubah pengumuman" : "Pengumuman baru"}
        </h2>
        <AnnouncementForm key={changed?.id ?? 0} announcement={changed} />
      </section>
      <section aria-labelledby="judul-daftar">
        <h2 id="judul-daftar" className="mb-3 text-xl">
          Daftar pengumuman
        </h2>
        {items.length === 0 ? (
          <EmptyState>Belum ada pengumuman.</EmptyState>
        ) : (
          <AnnouncementList items={items} now={ctx.now().toISOString()} />
        )}
      </section>
    </main>
  );
}
