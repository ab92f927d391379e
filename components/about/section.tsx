import type { ReactNode } from "react";

/** One part of a page about Sulur. */
export function Section(props: { id: string; title: string; lead?: string; children: ReactNode }) {
  return (
    <section aria-labelledby={props.id} className="mt-12 lg:mt-16">
      <h2 id={props.id} className="text-3xl">
        {props.title}
      </h2>
      {props.lead ? <p className="measure mt-3 text-lg text-ink-soft">{props.lead}</p> : null}
      <div className="mt-6">{props.children}</div>
    </section>
  );
}
