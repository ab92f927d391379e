"use client";

import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Skeleton, SkeletonStatus } from "@/components/ui/skeleton";
import { ROUNDING_RULE } from "@/lib/deposits/rules";
import type { DepositMemberView } from "@/lib/deposits/view";
import type { PartnerPrice } from "@/lib/partners/rules";
import { AddMemberForm } from "./add-member-form";
import { CsvButton } from "./csv-button";
import { MemberRow } from "./member-row";
import { usePages } from "./use-pages";

interface DepositSectionProps {
  partnerId: number;
  prices: readonly PartnerPrice[];
  /** Key of the private link, where its holder looks. */
  token: string | null;
}

/** The deposit book of a waste bank, for the bank itself. */
export function DepositSection({ partnerId, prices, token }: DepositSectionProps) {
  const path = `/api/partners/${partnerId}/members`;
  const { items, error, loading, hasMore, loadingMore, loadMore, reload } = usePages<DepositMemberView>(path, token);
  return (
    <section aria-labelledby="buku-tabungan" className="needs-script mt-10 grid gap-5 border-t-2 border-line pt-8">
      <h2 id="buku-tabungan" className="text-3xl">
        Buku tabungan
      </h2>
      {items === undefined && error ? <Failure message={error.message} onRetry={reload} /> : null}
      {loading ? (
        <>
          <SkeletonStatus />
          <Skeleton className="h-32" />
        </>
      ) : null}
      {items ? (
        <>
          <div className="measure grid gap-2 text-ink-soft">
            <p>
              Catat setoran dan penarikan anggota. Catatan tidak dapat diubah atau dihapus; yang keliru dibatalkan
              dengan koreksi. Hanya bank sampah ini dan anggota dengan tautannya yang dapat membacanya.
            </p>
            <p className="text-sm">{ROUNDING_RULE}</p>
          </div>
          <AddMemberForm path={path} token={token} onAdded={reload} />
          {items.length === 0 ? <p className="text-ink-soft">Belum ada anggota.</p> : null}
          <ul className="grid gap-3" aria-label="Anggota">
            {items.map((member) => (
              <MemberRow
                key={member.id}
                member={member}
                path={`${path}/${member.id}`}
                prices={prices}
                token={token}
                onChanged={reload}
              />
            ))}
          </ul>
          {hasMore ? (
            <Button variant="secondary" busy={loadingMore} className="justify-self-start" onClick={loadMore}>
              {loadingMore ? "Memuat…" : "Tampilkan anggota lain"}
            </Button>
          ) : null}
          <CsvButton path={`/api/partners/${partnerId}/deposits`} token={token} />
        </>
      ) : null}
    </section>
  );
}

function Failure({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Notice tone="bad" live="alert" title={message}>
      <Button variant="secondary" size="small" onClick={onRetry}>
        Coba lagi
      </Button>
    </Notice>
  );
}
