import { OwnItem, OwnList } from "@/components/accounts/account/own-item";
import { formatDate } from "@/lib/format/dates";
import type { AccountVolunteerView } from "@/lib/volunteers/view";

/** Entries in the list of volunteers, with the way to change or leave once the address is confirmed. */
export function OwnVolunteerList({ volunteers }: { volunteers: readonly AccountVolunteerView[] }) {
  return (
    <OwnList>
      {volunteers.map((volunteer) => (
        <OwnItem
          key={volunteer.id}
          title={volunteer.nama}
          href={volunteer.path ?? undefined}
          badge={badgeOf(volunteer)}
          facts={`${volunteer.daerah} · ${volunteer.aksi} · bergabung ${formatDate(volunteer.bergabung)}`}
        >
          {volunteer.path === null ? (
            <p className="mt-1 text-sm text-ink-soft">
              Email pendaftaran ini belum dikonfirmasi. Buka tautan di suratnya untuk mengonfirmasi atau keluar.
            </p>
          ) : null}
        </OwnItem>
      ))}
    </OwnList>
  );
}

function badgeOf({ held, hidden }: AccountVolunteerView) {
  if (hidden) return { tone: "bad", icon: "cross", label: "Disembunyikan" } as const;
  if (held) return { tone: "wait", icon: "clock", label: "Diperiksa" } as const;
  return { tone: "good", icon: "check", label: "Tampil" } as const;
}
