/** What may help where nothing was found. */
export function NothingFound({ q }: { q: string }) {
  return (
    <p className="text-ink-soft wrap-anywhere">
      Tidak ada hasil untuk “{q}”. Coba kata lain yang lebih umum, atau periksa ejaannya.
    </p>
  );
}
