import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

/** Something of the forum could not be loaded. */
export function ErrorState({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Notice tone="bad" live="alert">
      <p>{message}</p>
      <Button variant="secondary" size="small" className="mt-3" onClick={onRetry}>
        Coba lagi
      </Button>
    </Notice>
  );
}
