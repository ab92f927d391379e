import { Icon } from "@/components/ui/icon";

/** Where a figure or an event is told. */
export function SourceLink({ source, href }: { source: string; href: string }) {
  return (
    <a
      href={href}
      className="inline-flex items-start gap-2 py-1 text-sm text-info underline underline-offset-4 hover:no-underline"
    >
      <Icon name="external" size={16} className="mt-0.5" />
      {source}
    </a>
  );
}
