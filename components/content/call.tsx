import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import { Card } from "@/components/ui/card";

/** What a reader can do now. */
export function Call({ href, button, children }: { href: string; button: string; children: ReactNode }) {
  return (
    <Card featured>
      <div className="grid gap-3 text-lg">{children}</div>
      {href.startsWith("https://") ? (
        <a href={href} className={buttonClass({ className: "mt-4" })}>
          {button}
        </a>
      ) : (
        <ButtonLink href={href} className="mt-4">
          {button}
        </ButtonLink>
      )}
    </Card>
  );
}
