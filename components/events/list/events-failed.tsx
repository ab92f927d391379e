import { ErrorState } from "./error-state";

/** Stands in for a page of events that could not be rendered; the browser is not told why. */
export function EventsFailed({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <div className="container-page py-12">
      <h1 className="text-3xl">{title}</h1>
      <div className="measure">
        <ErrorState message="Gagal memuat data kegiatan: server sedang tidak dapat membacanya." onRetry={onRetry} />
      </div>
    </div>
  );
}
