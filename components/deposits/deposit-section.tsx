"use client";

import { useState } from "react";
import { keyBody, keyHeaders } from "@/components/events/organiser/organiser-key";
import { Form } from "@/components/forms/form";
import { useAction } from "@/components/forms/use-action";
import { useForm } from "@/components/forms/use-form";
import { LoadFailed } from "@/components/lists/load-failed";
import { SPREADSHEET_LABEL } from "@/components/lists/spreadsheet";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Skeletons } from "@/components/ui/skeleton";
import { showToast } from "@/components/ui/toast-store";
import { MEMBER } from "@/lib/deposits/fields";
import { ROUNDING_RULE } from "@/lib/deposits/rules";
import type { DepositMemberView } from "@/lib/deposits/view";
import { failureOf } from "@/lib/http/fetch-json";
import { randomUuid } from "@/lib/http/random-key";
import type { PartnerPrice } from "@/lib/partners/rules";
import { MemberRow } from "./member-row";
import { usePages } from "./use-pages";

interface DepositSectionProps {
  partnerId: number;
  prices: readonly PartnerPrice[];
  /** Key of the private link, where its holder looks. */
  token: string | null;
}

/** The deposit book of a waste bank, for the bank itself. */
export function DepositSection({ partnerId, prices, token }: DepositSectionProps) {
  const path = `/api/partners/${partnerId}/members`;
  const { items, error, loading, hasMore, loadingMore, loadMore, reload } = usePages<DepositMemberView>(path, token);
  return (
    <section aria-labelledby="buku-tabungan" className="needs-script mt-10 grid gap-5 border-t-2 border-line pt-8">
      <h2 id="buku-tabungan" className="text-3xl">
        Buku tabungan
      </h2>
      {items === undefined && error ? <LoadFailed title={error.message} onRetry={reload} /> : null}
      {loading ? <Skeletons heights={["h-32"]} /> : null}
      {items ? (
        <>
          <div className="measure grid gap-2 text-ink-soft">
            <p>
              Catat setoran dan penarikan nasabah. Catatan tidak dapat diubah atau dihapus; yang keliru dibatalkan
              dengan koreksi. Hanya bank sampah ini dan nasabah dengan tautannya yang dapat membacanya.
            </p>
            <p className="text-sm">{ROUNDING_RULE}</p>
          </div>
          <AddMemberForm path={path} token={token} onAdded={reload} />
          {items.length === 0 ? <p className="text-ink-soft">Belum ada nasabah.</p> : null}
          <ul className="grid gap-3" aria-label="Nasabah">
            {items.map((member) => (
              <MemberRow
                key={member.id}
                member={member}
                path={`${path}/${member.id}`}
                prices={prices}
                token={token}
                onChanged={reload}
              />
            ))}
          </ul>
          {hasMore ? (
            <Button variant="secondary" busy={loadingMore} className="justify-self-start" onClick={loadMore}>
              {loadingMore ? "Memuat…" : "Tampilkan nasabah lain"}
            </Button>
          ) : null}
          <div className="flex flex-wrap gap-2">
            <CsvButton
              path={`/api/partners/${partnerId}/deposits`}
              fileName="buku-tabungan.csv"
              token={token}
              label="Unduh buku (CSV)"
            />
            <CsvButton
              path={`/api/partners/${partnerId}/deposits?format=csv-id`}
              fileName="buku-tabungan-excel.csv"
              token={token}
              label={SPREADSHEET_LABEL}
            />
          </div>
        </>
      ) : null}
    </section>
  );
}

interface CsvButtonProps {
  path: string;
  fileName: string;
  token: string | null;
  label: string;
}

/** The whole book as a file. Fetched rather than linked to, since the key must not stand in an address. */
function CsvButton({ path, fileName, token, label }: CsvButtonProps) {
  const { busy, run } = useAction({ refresh: false, explain: () => "Berkas tidak dapat diunduh. Coba lagi." });

  async function download() {
    const response = await fetch(path, { headers: keyHeaders(token) });
    if (!response.ok) throw await failureOf(response);
    const url = URL.createObjectURL(await response.blob());
    const link = document.createElement("a");
    link.href = url;
    link.download = fileName;
    link.click();
    URL.revokeObjectURL(url);
    return undefined;
  }

  return (
    <Button variant="secondary" busy={busy !== null} onClick={() => void run("download", download)}>
      <Icon name="download" /> {busy ? "Menyiapkan…" : label}
    </Button>
  );
}

/** Opens a page of the book for one more household. Only a name is needed. */
function AddMemberForm({ path, token, onAdded }: { path: string; token: string | null; onAdded: () => void }) {
  const [requestKey, setRequestKey] = useState(randomUuid);
  const form = useForm<typeof MEMBER, DepositMemberView>(MEMBER, {
    to: path,
    trusted: true,
    again: true,
    idPrefix: "anggota-",
    more: () => ({ request_key: requestKey, ...keyBody(token) }),
    onSent: ({ name }) => {
      showToast({ text: `${name} ditambahkan ke buku tabungan.` });
      form.clear();
      setRequestKey(randomUuid());
      onAdded();
    },
    unexplained: "Nasabah belum dapat ditambahkan. Silakan coba lagi.",
  });
  return (
    <Form
      of={form}
      label="Tambah nasabah"
      className="grid gap-4"
      note={null}
      send="Tambah nasabah"
      sending="Menambahkan…"
      look={{ variant: "secondary" }}
      frame={(button) => (
        <div className="flex flex-wrap items-end gap-3">
          {form.field("name", { className: "min-w-0 flex-1 basis-56" })}
          {button}
        </div>
      )}
    >
      {null}
    </Form>
  );
}
