const KILOBYTE = 1024;
const MEGABYTE = 1024 * 1024;

/** "310 KB", "4,2 MB" */
export function fileSize(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.max(1, Math.round(bytes / KILOBYTE)).toLocaleString("id-ID")} KB`;
  return `${(bytes / MEGABYTE).toLocaleString("id-ID", { maximumFractionDigits: 1 })} MB`;
}

/** The size that fits a square of `side`, never larger than the picture is. */
export function fitInto(width: number, height: number, side: number): { width: number; height: number } {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
