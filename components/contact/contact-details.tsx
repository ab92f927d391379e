import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { Icon, type IconName } from "@/components/ui/icon";
import { type ContactLinks, phoneText } from "@/lib/layout/contact";

/** The other ways to the team; only those that the operator has named. */
export function ContactDetails({ contact }: { contact: ContactLinks }) {
  const { email, whatsapp, repository, social } = contact;
  if (!email && !whatsapp && !repository && social.length === 0) return null;
  return (
    <Card featured as="section">
      <h2 className="text-xl">Kontak lain</h2>
      <ul className="mt-3 grid gap-1">
        {email ? (
          <Way icon="mail" href={`mailto:${email}`}>
            {email}
          </Way>
        ) : null}
        {whatsapp ? (
          <Way icon="whatsapp" href={`https://wa.me/${whatsapp}`}>
            WhatsApp {phoneText(whatsapp)}
          </Way>
        ) : null}
        {repository ? (
          <Way icon="external" href={repository}>
            Kode sumber Sulur
          </Way>
        ) : null}
        {social.map(({ label, href }) => (
          <Way key={href} icon="share" href={href}>
            {label}
          </Way>
        ))}
      </ul>
    </Card>
  );
}

function Way({ icon, href, children }: { icon: IconName; href: string; children: ReactNode }) {
  return (
    <li>
      <a
        href={href}
        className="inline-flex min-h-11 items-center gap-3 break-all text-primary underline underline-offset-4"
      >
        <Icon name={icon} size={22} /> {children}
      </a>
    </li>
  );
}
