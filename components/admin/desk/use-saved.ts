import { useRouter } from "next/navigation";
import { showToast } from "@/components/ui/toast-store";

/** After a change is taken: closes its dialog, says what the server says of it, and reads the list again. */
export function useSaved(onClose: () => void): (answer: { message: string }) => void {
  const router = useRouter();
  return ({ message }) => {
    showToast({ text: message });
    onClose();
    router.refresh();
  };
}
