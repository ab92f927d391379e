import "server-only";
import { type CsvRow, csvFile } from "@/lib/format/csv";
import { csvName } from "@/lib/http/fields";
import { log } from "@/lib/server/log";

type Chunks = AsyncGenerator<string | Uint8Array<ArrayBuffer>>;

interface Download {
  contentType?: string;
  /** In ASCII. */
  fileName: string;
}

/**
 * A file for download, kept nowhere. One that is made while it is sent comes no faster than it is read; what fails in the
 * middle cuts the answer off, so that nobody takes a part for the whole.
 */
export function downloadReply(
  content: string | Chunks,
  { contentType = "text/csv; charset=utf-8", fileName }: Download,
): Response {
  const tell = (error: unknown) => log().error({ err: error, fileName }, "download broken off");
  return new Response(typeof content === "string" ? content : streamOf(content, tell), {
    headers: {
      "content-type": contentType,
      "content-disposition": `attachment; filename="${fileName}"`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  });
}

/** A table as a CSV file. @param name of the file, without its ending */
export function csvReply(
  chunks: AsyncGenerator<CsvRow[]> | Iterable<CsvRow[]>,
  name: string,
  format: "csv" | "csv-id",
): Response {
  return downloadReply(csvFile(chunks, format === "csv-id"), { fileName: csvName(name, format) });
}

/** A body that is made while it is sent, no faster than the reader takes it. */
export function streamOf(chunks: Chunks, onError?: (error: unknown) => void): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { value, done } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(typeof value === "string" ? encoder.encode(value) : value);
      } catch (error) {
        onError?.(error);
        throw error;
      }
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}
