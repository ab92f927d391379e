import { ButtonLink } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { APPS, TECHNOLOGIES } from "@/lib/guides/green-tech";
import { CardHead, DialogCard } from "./dialog-card";
import { LetterBox } from "./letter-box";

/** "Teknologi Hijau": what helps, and how to help. */
export function TechnologyTab() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <DialogCard
        icon="users"
        title="Kontribusi relawan"
        text="Sumbangkan keahlian Anda: menulis, mengembangkan aplikasi, atau menggerakkan warga."
        action="Tawarkan bantuan"
      >
        <LetterBox kind="CONTRIBUTION" />
      </DialogCard>
      <DialogCard
        icon="phone"
        title="Aplikasi yang disarankan"
        text="Empat aplikasi yang membantu mencatat, melapor, dan belajar."
        action="Lihat aplikasi"
        readable
      >
        <AppList />
      </DialogCard>
      <DialogCard
        icon="tools"
        title="Info teknologi"
        text="Lima teknologi sederhana yang dapat dipasang di rumah."
        action="Baca infonya"
        readable
      >
        <dl className="grid gap-4">
          {TECHNOLOGIES.map(({ name, text }) => (
            <div key={name}>
              <dt className="font-semibold">{name}</dt>
              <dd className="text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </DialogCard>
      <DialogCard
        icon="sprout"
        title="Ide inovasi"
        text="Punya gagasan untuk lingkungan sekitar? Kirimkan; setiap ide dibaca."
        action="Kirim ide"
      >
        <LetterBox kind="IDEA" />
      </DialogCard>
      <Card as="li" className="flex flex-col">
        <CardHead icon="calendar" title="Komunitas" text="Ikut kegiatan bersama warga lain di dekat Anda." />
        <ButtonLink href="/komunitas" variant="secondary" className="mt-4 self-start">
          Buka komunitas <Icon name="arrow-right" size={18} />
        </ButtonLink>
      </Card>
    </ul>
  );
}

function AppList() {
  return (
    <ul className="grid gap-4">
      {APPS.map(({ name, use, url }) => (
        <li key={name}>
          <p className="font-semibold">{name}</p>
          <p className="text-ink-soft">{use}</p>
          {url ? (
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-11 items-center gap-2 text-primary underline underline-offset-4"
            >
              <Icon name="external" size={18} /> Buka {name} <span className="sr-only">(tab baru)</span>
            </a>
          ) : (
            <p className="text-sm text-ink-faint">Tersedia di toko aplikasi.</p>
          )}
        </li>
      ))}
    </ul>
  );
}
