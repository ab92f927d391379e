import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { MOST_CAME } from "@/lib/events/attendance/rules";
import { certificatePath } from "@/lib/events/results/rules";
import type { Guest } from "./checkin-list";

interface CheckInRowProps {
  guest: Guest;
  disabled: boolean;
  onSay: (people: number) => void;
}

/** One name at the entrance; a group's number is set after it has been ticked off. */
export function CheckInRow({ guest, disabled, onSay }: CheckInRowProps) {
  const { name, people, status, came, pending, walkIn, certificate } = guest;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-card px-4 py-3">
      <div className="min-w-40 flex-1">
        <p className="font-semibold">{name}</p>
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-faint">
          {walkIn === null ? `Mendaftar ${people} orang` : "Tanpa pendaftaran"}
          {status === "WAITING" ? <Badge tone="wait">Daftar tunggu</Badge> : null}
          {pending ? <Badge tone="wait">Belum terkirim</Badge> : null}
        </p>
      </div>
      {came === 0 ? (
        <Button size="small" disabled={disabled} aria-label={`Hadir: ${name}`} onClick={() => onSay(people)}>
          <Icon name="check" size={18} /> Hadir
        </Button>
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          <Button
            variant="secondary"
            size="small"
            disabled={disabled || came <= 1}
            aria-label={`Kurangi satu orang: ${name}`}
            onClick={() => onSay(came - 1)}
          >
            <Icon name="minus" size={18} />
          </Button>
          <span className="min-w-24 text-center font-semibold tabular-nums" aria-live="polite">
            {came} hadir
          </span>
          <Button
            variant="secondary"
            size="small"
            disabled={disabled || came >= MOST_CAME}
            aria-label={`Tambah satu orang: ${name}`}
            onClick={() => onSay(came + 1)}
          >
            <Icon name="plus" size={18} />
          </Button>
          <Button
            variant="quiet"
            size="small"
            disabled={disabled}
            aria-label={`Batalkan kehadiran: ${name}`}
            onClick={() => onSay(0)}
          >
            Batalkan
          </Button>
          {certificate && !pending ? (
            <ButtonLink
              href={certificatePath(certificate)}
              variant="quiet"
              size="small"
              aria-label={`Sertifikat: ${name}`}
            >
              Sertifikat
            </ButtonLink>
          ) : null}
        </div>
      )}
    </li>
  );
}
