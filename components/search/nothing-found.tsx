import { ButtonLink } from "@/components/ui/button";

/** What may help where nothing was found: other words, or being the first to say it. */
export function NothingFound({ q, onFollow }: { q: string; onFollow?: () => void }) {
  return (
    <>
      <p className="text-ink-soft wrap-anywhere">
        Tidak ada hasil untuk “{q}”. Coba kata lain yang lebih umum, atau periksa ejaannya.
      </p>
      <p className="mt-4 text-ink-soft">Belum ada yang menulisnya? Anda dapat menjadi yang pertama.</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <ButtonLink href="/laporan" prefetch={false} onClick={onFollow}>
          Laporkan kerusakan
        </ButtonLink>
        <ButtonLink href="/forum" prefetch={false} variant="secondary" onClick={onFollow}>
          Tanyakan di forum
        </ButtonLink>
      </p>
    </>
  );
}
