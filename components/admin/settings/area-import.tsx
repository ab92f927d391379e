"use client";

import useSWR from "swr";
import { useAction } from "@/components/forms/use-action";
import { FileButton } from "@/components/photos/file-button";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { AREA_FILE_BYTES, PUBLIC_BOUNDARIES } from "@/lib/areas/rules-import";
import type { AreaImportView } from "@/lib/areas/view-import";
import { formatCount } from "@/lib/format/numbers";
import { fetchJson, RequestFailed } from "@/lib/http/fetch-json";

const PATH = "/api/admin/settings/areas";
const LOOK_EVERY_MS = 3_000;
const TOO_LARGE = "Berkas lebih besar dari 10 MB. Mampatkan menjadi .gz, atau impor dengan npm run areas di server.";

/** Fetches published boundaries by one press, or takes a file, and shows what the job makes of it. */
export function AreaImport({ first }: { first: AreaImportView }) {
  const { data = first, mutate } = useSWR(PATH, (path: string) => fetchJson<AreaImportView>(path), {
    fallbackData: first,
    refreshInterval: (latest) => (isWorking(latest ?? first) ? LOOK_EVERY_MS : 0),
  });
  const { busy, run } = useAction<"public" | "file">({ refresh: false });
  const working = isWorking(data) || busy !== null;
  const { publisher, source, license, size } = PUBLIC_BOUNDARIES;

  async function choose(file: File): Promise<undefined> {
    if (file.size > AREA_FILE_BYTES) throw new RequestFailed(TOO_LARGE, 413);
    const body = new Blob([file], { type: file.name.endsWith(".gz") ? "application/gzip" : "application/json" });
    await mutate(await fetchJson<AreaImportView>(`${PATH}/file`, { method: "POST", body }), { revalidate: false });
  }

  return (
    <section aria-labelledby="batas" className="needs-script grid grid-cols-1 gap-4 border-t border-line pt-6">
      <div className="measure grid grid-cols-1 gap-2 text-ink-soft">
        <h2 id="batas" className="text-2xl text-ink">
          Batas daerah
        </h2>
        <p>
          {data.bounded === 0
            ? "Belum ada garis batas, jadi kabupaten dan kota sebuah titik hanya perkiraan."
            : `Garis batas ${formatCount(data.bounded)} dari ${formatCount(data.regencies)} kabupaten dan kota sudah ada.`}
        </p>
        <p>
          Satu tekan mengunduh batas kabupaten dan kota dari {publisher} ({source}), {size}, lisensi {license}. Peta
          lalu menyebut sumbernya, dan laporan serta lokasi yang ada ditempatkan ulang.
        </p>
      </div>
      <ImportState view={data} />
      <div className="flex flex-wrap gap-3">
        <Button
          busy={working}
          onClick={() =>
            void run("public", async () => {
              await mutate(await fetchJson<AreaImportView>(PATH, { method: "POST", body: {} }), { revalidate: false });
              return undefined;
            })
          }
        >
          <Icon name="download" /> Unduh batas daerah
        </Button>
        {working ? null : (
          <FileButton
            icon="upload"
            text="Pilih berkas sendiri"
            accept=".json,.geojson,.topojson,.gz"
            describedBy="batas-berkas"
            onFile={(file) => void run("file", () => choose(file))}
          />
        )}
      </div>
      <p id="batas-berkas" className="measure text-sm text-ink-faint">
        Tanpa jaringan keluar: pilih berkas GeoJSON atau TopoJSON dari {publisher} atau HDX, paling besar 10 MB, boleh
        .gz.
      </p>
    </section>
  );
}

function isWorking({ state }: AreaImportView): boolean {
  return state === "waiting" || state === "running";
}

/** The result of the last press; empty before the first. */
function ImportState({ view: { state, areas, skipped, reason, facts } }: { view: AreaImportView }) {
  const published = [facts?.source, facts?.year, facts?.license].filter(Boolean).join(", ");
  return (
    <div role="status">
      {state === "waiting" ? <Notice tone="wait" title="Menunggu giliran, paling lama semenit…" /> : null}
      {state === "running" ? <Notice tone="wait" title="Mengunduh dan membaca batas daerah…" /> : null}
      {state === "failed" ? <Notice tone="bad" title={reason ?? "Impor gagal."} /> : null}
      {state === "done" ? (
        <Notice tone="good" title={`Batas ${formatCount(areas ?? 0)} daerah diimpor.`}>
          {skipped ? `${formatCount(skipped)} bentuk dilewati, seperti danau dan hutan. ` : ""}
          {published ? `Menurut penerbitnya: ${published}.` : ""}
        </Notice>
      ) : null}
    </div>
  );
}
