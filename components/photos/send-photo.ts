import type { ErrorBody } from "@/lib/http/error-body";
import { RequestFailed } from "@/lib/http/fetch-json";
import type { PhotoView } from "@/lib/photos/view";

/** A photo over a weak mobile network takes longer than any other request. */
const TIMEOUT_MS = 120_000;
const NO_ANSWER = "Foto belum terkirim karena server tidak menjawab. Periksa koneksi Anda lalu coba lagi.";

/**
 * Sends a photo as the raw body of POST /api/photos. XMLHttpRequest, because fetch cannot tell how much has gone out.
 * @param key the same for the same photo, so that a lost answer keeps nothing twice
 * @param onProgress gets the sent part, 0 to 1
 * @throws RequestFailed; an abort by `signal` is a RequestFailed too
 */
export function sendPhoto(
  { blob, key }: { blob: Blob; key: string },
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<PhotoView> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new RequestFailed(NO_ANSWER, 0));
    request.open("POST", "/api/photos");
    request.setRequestHeader("content-type", blob.type);
    request.setRequestHeader("idempotency-key", key);
    request.responseType = "json";
    request.timeout = TIMEOUT_MS;
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    };
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = fail;
    request.onload = () => {
      if (request.status === 201) resolve(request.response as PhotoView);
      else reject(refusal(request));
    };
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(blob);
  });
}

function refusal(request: XMLHttpRequest): RequestFailed {
  const body = request.response as Partial<ErrorBody> | null;
  return new RequestFailed(body?.message ?? "Foto belum terkirim. Silakan coba lagi.", request.status);
}
