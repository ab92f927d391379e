import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { Skeleton, SkeletonStatus } from "@/components/ui/skeleton";
import { capitalised } from "@/lib/format/text";

interface OpenItemProps {
  /** "laporan" */
  noun: string;
  isOpen: boolean;
  /** The thing itself, once it is there. */
  panel: ReactNode;
  problem: string | null;
  /** Place in the list, from 1; 0 when the thing is not in it. */
  position: number;
  total: string;
  onBack: () => void;
  onReload: () => void;
  onStep: (by: 1 | -1) => void;
}

/** The right side of the desk, the whole screen on a phone. */
export function OpenItem({ noun, isOpen, panel, problem, position, total, onBack, onReload, onStep }: OpenItemProps) {
  if (!isOpen) {
    return <EmptyState>Pilih satu {noun} di daftar untuk melihat isi dan riwayatnya.</EmptyState>;
  }
  const name = capitalised(noun);
  return (
    <>
      <div className="mb-3 flex items-center gap-1">
        <Button variant="quiet" size="small" onClick={onBack} className="-ml-3">
          <Icon name="arrow-left" size={18} /> Antrean
        </Button>
        <span className="ml-auto text-sm tabular-nums text-ink-faint">
          {position > 0 ? `${position} dari ${total}` : null}
        </span>
        <Button variant="quiet" size="small" aria-label={`${name} sebelumnya`} onClick={() => onStep(-1)}>
          <Icon name="arrow-up" />
        </Button>
        <Button variant="quiet" size="small" aria-label={`${name} berikutnya`} onClick={() => onStep(1)}>
          <Icon name="arrow-up" className="rotate-180" />
        </Button>
      </div>
      {panel ? (
        panel
      ) : problem ? (
        <Notice tone="bad" live="alert" title={problem}>
          <Button size="small" variant="secondary" onClick={onReload} className="mt-3">
            Coba lagi
          </Button>
        </Notice>
      ) : (
        <div className="grid gap-4">
          <SkeletonStatus text={`Memuat ${noun}…`} />
          <Skeleton className="h-16" />
          <Skeleton className="h-72 rounded-md" />
          <Skeleton className="h-32" />
        </div>
      )}
    </>
  );
}
