import { ButtonLink } from "@/components/ui/button-link";
import { Tendril } from "@/components/ui/tendril";

interface NotFoundPageProps {
  title: string;
  text: string;
  /** Where one goes on from here: a link, or more than one. */
  links: readonly { href: string; label: string }[];
}

/** What stands at an address of which there is nothing. The first link is the one most people want. */
export function NotFoundPage({ title, text, links }: NotFoundPageProps) {
  return (
    <div className="container-page flex flex-col items-center py-12 text-center">
      <Tendril />
      <h1 className="mt-6 text-3xl">{title}</h1>
      <p className="measure mt-3 text-ink-soft">{text}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {links.map(({ href, label }, index) => (
          <ButtonLink key={href} href={href} variant={index === 0 ? "primary" : "secondary"}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}
