const KILOBYTE = 1024;
const MEGABYTE = 1024 * 1024;

/** "310 KB", "4,2 MB" */
export function fileSize(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.max(1, Math.round(bytes / KILOBYTE)).toLocaleString("id-ID")} KB`;
  return `${(bytes / MEGABYTE).toLocaleString("id-ID", { maximumFractionDigits: 1 })} MB`;
}
