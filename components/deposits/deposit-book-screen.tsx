"use client";

import Link from "next/link";
import useSWRInfinite from "swr/infinite";
import { keyHeaders, useManageKey } from "@/components/events/organiser/organiser-key";
import { useAction } from "@/components/forms/use-action";
import { useSignedIn } from "@/components/layout/use-signed-in";
import { LoadFailed } from "@/components/lists/load-failed";
import { BrokenLink } from "@/components/ui/broken-link";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Skeletons } from "@/components/ui/skeleton";
import { ownBookPath, ROUNDING_RULE } from "@/lib/deposits/rules";
import type { DepositBookView } from "@/lib/deposits/view";
import { formatRupiah } from "@/lib/format/decimal";
import { fetchJson, type RequestFailed } from "@/lib/http/fetch-json";
import { partnerPath } from "@/lib/partners/rules";
import { EntryList } from "./entry-list";

const LOADING = <Skeletons heights={["h-32", "h-48"]} />;

interface SaveBookProps {
  book: DepositBookView;
  /** Key of the link that opened it. */
  token: string;
  onSaved: () => void;
}

const LINK = "font-semibold text-primary underline underline-offset-4";

const TO_BANKS = (
  <ButtonLink href="/bank-sampah" variant="secondary">
    Buka daftar bank sampah
  </ButtonLink>
);

/** A member's own page of the book, opened with the key in the address. */
export function DepositBookScreen() {
  const token = useManageKey();
  if (token === undefined) return LOADING;
  if (token === null) {
    return (
      <BrokenLink title="Halaman ini memerlukan tautan nasabah" action={TO_BANKS}>
        Buka tautan dari bank sampah Anda. Salin tautan secara utuh. Bila hilang, minta lagi kepada bank sampah itu.
      </BrokenLink>
    );
  }
  return <Book key={token} token={token} />;
}

function Book({ token }: { token: string }) {
  const keyOf = (_index: number, before: DepositBookView | null) => {
    if (before?.next === null) return null;
    return [before ? `/api/partners/deposit-book?cursor=${before.next}` : "/api/partners/deposit-book", token];
  };
  const load = ([path]: [string, string]) => fetchJson<DepositBookView>(path, { headers: keyHeaders(token) });
  const { data, error, size, setSize, isLoading, isValidating, mutate } = useSWRInfinite<
    DepositBookView,
    RequestFailed
  >(keyOf, load);
  const book = data?.[0];
  if (!book) {
    if (!error || isLoading) return LOADING;
    if (error.status === 403) return <BrokenLink live="alert" title={error.message} action={TO_BANKS} />;
    return <LoadFailed title={error.message} onRetry={() => void mutate()} />;
  }
  const loadingMore = isValidating && data.length < size;
  return (
    <div className="grid gap-6">
      <BookSummary book={book} />
      <SaveBook book={book} token={token} onSaved={() => void mutate()} />
      <section aria-labelledby="riwayat" className="grid gap-3">
        <h2 id="riwayat" className="text-2xl">
          Riwayat
        </h2>
        <EntryList entries={data.flatMap(({ entries }) => entries)} />
        {data.at(-1)?.next == null ? null : (
          <Button variant="secondary" busy={loadingMore} onClick={() => void setSize(size + 1)}>
            {loadingMore ? "Memuat…" : "Tampilkan catatan lebih lama"}
          </Button>
        )}
      </section>
      <p className="measure text-sm text-ink-faint">
        {ROUNDING_RULE} Catatan ini dibuat oleh bank sampah; tanyakan kepadanya bila ada yang tidak cocok. Siapa pun
        yang memegang tautan ini dapat membaca halaman ini, jadi simpan baik-baik.
      </p>
    </div>
  );
}

/** The way from a link that can be lost into the own account. */
function SaveBook({ book, token, onSaved }: SaveBookProps) {
  const signedIn = useSignedIn();
  const { busy, run } = useAction({ refresh: false, failed: "Buku belum tersimpan. Silakan coba lagi." });

  async function save() {
    await fetchJson("/api/account/deposit-books", { method: "POST", body: { token } }).finally(onSaved);
    return "Tersimpan. Buku ini kini ada di halaman Akun saya.";
  }

  if (book.saved === "own") {
    return (
      <p>
        Buku ini tersimpan di akun Anda.{" "}
        <Link href={ownBookPath(book.id)} prefetch={false} className={LINK}>
          Buka dari akun
        </Link>
      </p>
    );
  }
  if (book.saved === "other") {
    return (
      <p className="text-ink-soft">
        Buku ini tersimpan di sebuah akun. Bila itu bukan akun Anda, minta bank sampah membuat tautan baru: tautan lama
        dan simpanan itu langsung berakhir.
      </p>
    );
  }
  if (!signedIn) {
    return (
      <p className="text-ink-soft">
        Punya akun?{" "}
        <Link href="/login" prefetch={false} className={LINK}>
          Masuk
        </Link>{" "}
        lalu buka tautan ini lagi untuk menyimpannya, supaya saldo tetap terlihat bila tautan hilang.
      </p>
    );
  }
  return (
    <div className="grid justify-items-start gap-2">
      <Button variant="secondary" busy={busy !== null} onClick={() => void run("save", save)}>
        {busy ? "Menyimpan…" : "Simpan di akun saya"}
      </Button>
      <p className="text-sm text-ink-soft">Saldo dan riwayatnya lalu dapat dibuka dari Akun saya, tanpa tautan.</p>
    </div>
  );
}

/** Whose page of the book it is, where, and what is on it. */
export function BookSummary({ book }: { book: Pick<DepositBookView, "name" | "partner" | "balance"> }) {
  return (
    <div className="rounded-leaf border border-line bg-card p-5">
      <p className="text-xl">{book.name}</p>
      <p className="text-ink-soft">
        di{" "}
        <Link
          href={partnerPath(book.partner.slug)}
          prefetch={false}
          className="underline underline-offset-4 hover:no-underline"
        >
          {book.partner.name}
        </Link>
      </p>
      <p className="mt-3">
        Saldo <strong className="text-3xl tabular-nums">{formatRupiah(book.balance)}</strong>
      </p>
      {book.balance < 0 ? (
        <p className="text-ink-soft">Saldo minus: sebuah setoran dikoreksi setelah uangnya ditarik.</p>
      ) : null}
    </div>
  );
}
