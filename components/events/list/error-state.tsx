import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { ServerTest } from "./server-test";

interface ErrorStateProps {
  message: string;
  onRetry: () => void;
  busy?: boolean;
  /** An older list is still shown. */
  older?: boolean;
}

/** Why events could not be loaded, another try, and whether the server answers at all (spec 2.11). */
export function ErrorState({ message, onRetry, busy = false, older = false }: ErrorStateProps) {
  return (
    <Notice tone="bad" live="alert" title={message} className="my-4">
      {older ? <p>Yang tampil di bawah mungkin sudah berubah.</p> : null}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" size="small" busy={busy} onClick={onRetry}>
          {busy ? "Memuat…" : "Coba lagi"}
        </Button>
        <ServerTest />
      </div>
    </Notice>
  );
}
