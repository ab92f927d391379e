import type { Metadata } from "next";
import { ReviewKinds } from "@/components/admin/review/review-kinds";
import { ReviewList } from "@/components/admin/review/review-list";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { DESK_PAGE } from "@/lib/desk/rules";
import { reviewQueue, waitingCounts } from "@/lib/review/queries";
import { REVIEW_KINDS } from "@/lib/review/rules";
import { requireStaff } from "@/lib/server/auth/guard";
import { contextFor } from "@/lib/server/ctx";

export const metadata: Metadata = { title: "Perlu ditinjau" };

interface ReviewPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function ReviewPage({ searchParams }: ReviewPageProps) {
  const { ctx } = contextFor(await requireStaff());
  const requested = await searchParams;
  const kind = REVIEW_KINDS.find((known) => known === requested.jenis);
  const cursor = typeof requested.sesudah === "string" ? requested.sesudah : undefined;
  const [{ items, nextCursor }, counts] = await Promise.all([
    reviewQueue(ctx, { kinds: kind ? [kind] : REVIEW_KINDS, limit: DESK_PAGE, cursor }),
    waitingCounts(ctx),
  ]);
  const next = new URLSearchParams({ ...(kind ? { jenis: kind } : {}), sesudah: nextCursor ?? "" });
  return (
    <main id="isi" tabIndex={-1} className="container-page w-full max-w-220 py-4 sm:py-6">
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <h1 className="text-3xl">Perlu ditinjau</h1>
        <p className="text-sm text-ink-faint max-lg:hidden">J dan K berpindah, Enter membuka</p>
      </div>
      <div className="mb-4">
        <ReviewKinds current={kind ?? "semua"} counts={counts} />
      </div>
      {items.length === 0 ? (
        <EmptyState>Semuanya sudah ditinjau. Kiriman baru muncul di sini.</EmptyState>
      ) : (
        <ReviewList items={items} now={ctx.now().toISOString()} />
      )}
      {nextCursor === null ? null : (
        <p className="mt-6 text-center">
          <ButtonLink href={`/admin/tinjau?${next}`} variant="secondary">
            Tampilkan berikutnya
          </ButtonLink>
        </p>
      )}
    </main>
  );
}
