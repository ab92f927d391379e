import { fileSize } from "@/components/photos/file-size";
import type { Saving } from "./savings";

/** What a page in data saving mode says of itself. Only what has a known size is counted. */
export function savedText(savings: readonly Saving[]): string {
  if (savings.length === 0) return "Aktif. Di halaman ini tidak ada video atau peta yang ditunda.";
  const bytes = savings.reduce((sum, saving) => sum + saving.bytes, 0);
  const names = savings.map((saving) => `${saving.name} ${fileSize(saving.bytes)}`).join(" dan ");
  return `Aktif. Di halaman ini sekitar ${fileSize(bytes)} tidak dimuat: ${names}. Gambar peta dan foto besar belum terhitung.`;
}
