import type { ReactNode } from "react";

/** One heading of the page, which a link can lead to. */
export function Part(props: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      id={props.id}
      aria-labelledby={`${props.id}-judul`}
      className="mt-10 scroll-mt-24 border-t-2 border-line pt-6"
    >
      <h2 id={`${props.id}-judul`} className="mb-3 text-2xl">
        {props.title}
      </h2>
      {props.children}
    </section>
  );
}
