import { Icon } from "@/components/ui/icon";
import { FACTS } from "./facts";

export function FactList() {
  return (
    <section aria-labelledby="alasan" className="-mb-24 bg-panel pt-16 pb-24 lg:pt-24 lg:pb-32">
      <div className="container-page">
        <h2 id="alasan" className="text-3xl">
          Mengapa laporan Anda berarti
        </h2>
        <ul className="mt-8 grid gap-4 md:grid-cols-3 lg:gap-6">
          {FACTS.map((fact) => (
            <li key={fact.figure} className="flex flex-col rounded-leaf border border-line-strong bg-card p-6">
              <p className="font-display text-3xl tabular-nums text-primary">{fact.figure}</p>
              <p className="mt-2 mb-4 text-ink-soft">{fact.text}</p>
              <a
                href={fact.href}
                className="mt-auto inline-flex items-start gap-2 py-1 text-sm text-info underline underline-offset-4 hover:no-underline"
              >
                <Icon name="external" size={16} className="mt-0.5" />
                {fact.source}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
