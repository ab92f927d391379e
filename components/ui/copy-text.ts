import { showToast } from "./toast-store";

/** Puts a text on the clipboard and says what came of it. @param what opens the sentence, e.g. "Kode" */
export async function copyText(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ text: `${what} disalin.` });
  } catch {
    showToast({ text: `${what} tidak dapat disalin sendiri. Pilih teksnya lalu salin.`, tone: "bad" });
  }
}
