import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { Icon, type IconName } from "@/components/ui/icon";

interface Feature {
  icon: IconName;
  title: string;
  text: string;
}

/** Cards that only say something; three stand in a row. */
export function FeatureCards({ features }: { features: readonly Feature[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {features.map(({ icon, title, text }) => (
        <Card as="li" key={title}>
          <span className="grid size-12 place-items-center rounded-leaf bg-primary-soft text-primary">
            <Icon name={icon} size={24} />
          </span>
          <h3 className="mt-3 text-xl">{title}</h3>
          <p className="mt-1 text-ink-soft">{text}</p>
        </Card>
      ))}
    </ul>
  );
}

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
