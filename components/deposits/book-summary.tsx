import Link from "next/link";
import { rupiahText } from "@/components/partners/partner-words";
import type { DepositBookView } from "@/lib/deposits/view";
import { partnerPath } from "@/lib/partners/rules";

/** Whose page of the book it is, where, and what is on it. */
export function BookSummary({ book }: { book: Pick<DepositBookView, "name" | "partner" | "balance"> }) {
  return (
    <div className="rounded-leaf border border-line bg-card p-5">
      <p className="text-xl wrap-anywhere">{book.name}</p>
      <p className="text-ink-soft">
        di{" "}
        <Link
          href={partnerPath(book.partner.slug)}
          prefetch={false}
          className="wrap-anywhere underline underline-offset-4 hover:no-underline"
        >
          {book.partner.name}
        </Link>
      </p>
      <p className="mt-3">
        Saldo <strong className="text-3xl tabular-nums">{rupiahText(book.balance)}</strong>
      </p>
    </div>
  );
}
