import { Icon, type IconName } from "@/components/ui/icon";
import { formatDateTime } from "@/lib/format/dates";

interface ShownStep<Kind> {
  id: number;
  kind: Kind;
  words: string | null;
  created_at: string;
  by: string | null;
  photo?: string | null;
  /** How the photo was made. */
  photoWords?: string;
}

interface DeskTimelineProps<Kind extends string> {
  steps: readonly ShownStep<Kind>[];
  looks: Readonly<Record<Kind, { text: string; icon: IconName }>>;
}

/** What has happened, with who did it. */
export function DeskTimeline<Kind extends string>({ steps, looks }: DeskTimelineProps<Kind>) {
  return (
    <section aria-labelledby="timeline-title">
      <h3 id="timeline-title" className="text-xl">
        Riwayat
      </h3>
      <ol className="mt-3 grid gap-4">
        {steps.map((step) => (
          <li key={step.id} className="grid grid-cols-[auto_1fr] gap-3">
            <span className="grid size-9 place-items-center rounded-full bg-primary-soft text-primary">
              <Icon name={looks[step.kind].icon} size={18} />
            </span>
            <div className="min-w-0">
              <p className="font-semibold">{looks[step.kind].text}</p>
              <p className="text-sm text-ink-faint">
                <time dateTime={step.created_at}>{formatDateTime(step.created_at)}</time>
                {step.by ? ` · oleh ${step.by}` : null}
              </p>
              {step.words ? <p className="mt-1 whitespace-pre-line">{step.words}</p> : null}
              {step.photo ? (
                <a href={step.photo} target="_blank" rel="noopener" className="mt-2 block w-fit">
                  <img
                    src={step.photo}
                    alt="Foto sesudah"
                    loading="lazy"
                    className="h-32 rounded-sm bg-panel object-cover"
                  />
                </a>
              ) : null}
              {step.photo && step.photoWords ? <p className="mt-1 text-sm text-ink-soft">{step.photoWords}</p> : null}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
