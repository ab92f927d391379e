import { Card, CardTitle } from "@/components/ui/card";
import { Icon, type IconName } from "@/components/ui/icon";

export interface PagePart {
  href: string;
  icon: IconName;
  title: string;
  text: string;
}

/** What an overview leads to. */
export function PartCards({ parts }: { parts: readonly PagePart[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {parts.map(({ href, icon, title, text }) => (
        <Card as="li" key={href} className="transition-colors hover:border-primary">
          <span className="grid size-12 place-items-center rounded-leaf bg-primary-soft text-primary">
            <Icon name={icon} size={24} />
          </span>
          <div className="mt-3">
            <CardTitle href={href} level={2}>
              {title}
            </CardTitle>
          </div>
          <p className="mt-1 text-ink-soft">{text}</p>
        </Card>
      ))}
    </ul>
  );
}
