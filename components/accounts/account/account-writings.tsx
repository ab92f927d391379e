import Link from "next/link";
import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { PageLinks } from "@/components/ui/pagination";

interface PreviewProps {
  title: string;
  page: { items: readonly unknown[]; nextCursor: string | null };
  /** Below /akun, of the page with all of them, and what they are called there. */
  path?: string;
  noun?: string;
  /** Without it nothing stands there while there are none. */
  empty?: string;
  children: ReactNode;
}

/** The newest few on /akun, with the way to the others. */
export function WritingsPreview({ title, page: { items, nextCursor }, path, noun, empty, children }: PreviewProps) {
  const count = items.length;
  const more = nextCursor !== null;
  if (count === 0 && empty === undefined) return null;
  return (
    <div className="rounded-md border border-line bg-card p-4 sm:p-5">
      <h3 className="text-lg">
        {title}
        {count > 0 ? (
          <span className="ml-2 font-sans text-base font-normal text-ink-faint">
            {more ? `lebih dari ${count}` : count}
          </span>
        ) : null}
      </h3>
      {count > 0 ? children : <p className="mt-1 text-ink-soft">{empty}</p>}
      {more ? (
        <ButtonLink href={`/akun/${path}`} variant="quiet" size="small" className="mt-2 -ml-3">
          Semua {noun} Anda
        </ButtonLink>
      ) : null}
    </div>
  );
}

interface WritingsPageProps {
  title: string;
  path: string;
  /** Whether this is not the first page, and the cursor of the next. */
  later: boolean;
  nextCursor: string | null;
  some: boolean;
  empty: string;
  /** Where the first one is written. */
  action: { href: string; label: string };
  children: ReactNode;
}

/** All of one kind, page by page. */
export function WritingsPage({ title, path, later, nextCursor, some, empty, action, children }: WritingsPageProps) {
  return (
    <div className="container-page max-w-220 py-8 lg:py-12">
      <AccountBack />
      <h1 className="mt-2 mb-6 text-4xl">{title}</h1>
      {some ? (
        children
      ) : (
        <EmptyState action={<ButtonLink href={action.href}>{action.label}</ButtonLink>}>{empty}</EmptyState>
      )}
      <PageLinks
        label={title}
        newer={later ? path : undefined}
        older={nextCursor === null ? undefined : `${path}?sebelum=${nextCursor}`}
      />
    </div>
  );
}

/** Above the title of what belongs to an account. */
export function AccountBack() {
  return (
    <Link
      href="/akun"
      prefetch={false}
      className="inline-block py-2.5 font-semibold text-primary underline underline-offset-4"
    >
      Akun saya
    </Link>
  );
}
