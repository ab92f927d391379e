import type { ReactNode } from "react";

/** One part of /akun; `id` is what the list of parts leads to. */
export function AccountSection(props: { id: string; title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <section id={props.id} aria-labelledby={`${props.id}-judul`} className="scroll-mt-24 border-t-2 border-line pt-6">
      <h2 id={`${props.id}-judul`} tabIndex={-1} className="text-2xl">
        {props.title}
      </h2>
      {props.lead ? <p className="measure mt-1 text-ink-soft">{props.lead}</p> : null}
      <div className="mt-4">{props.children}</div>
    </section>
  );
}

/** A named thing inside a part, e.g. the password. */
export function AccountItem(props: { title: string; children: ReactNode }) {
  return (
    <div className="border-b border-line py-5 first:pt-0 last:border-0 last:pb-0 sm:grid sm:grid-cols-[11rem_1fr] sm:gap-6">
      <h3 className="mb-1 text-lg">{props.title}</h3>
      <div className="min-w-0">{props.children}</div>
    </div>
  );
}
