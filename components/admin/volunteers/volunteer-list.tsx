import { pendingReason } from "@/components/admin/desk/pending-reason";
import { Badge } from "@/components/ui/badge";
import { type Column, DataTable } from "@/components/ui/data-table";
import { VolunteerAvatar } from "@/components/volunteers/volunteer-avatar";
import { formatDate } from "@/lib/format/dates";
import type { DeskVolunteerView } from "@/lib/volunteers/view";
import { VolunteerActs } from "./volunteer-acts";

const COLUMNS: Column<DeskVolunteerView>[] = [
  {
    key: "name",
    label: "Relawan",
    cell: ({ id, nama, foto }) => (
      <span className="flex items-center gap-3">
        <VolunteerAvatar id={id} name={nama} photo={foto} />
        <span className="wrap-anywhere">{nama}</span>
      </span>
    ),
  },
  { key: "area", label: "Daerah", cell: ({ daerah }) => daerah },
  {
    key: "words",
    label: "Aksi dan motivasi",
    cell: ({ aksi, motivasi }) => (
      <>
        <span className="block wrap-anywhere">{aksi}</span>
        <span className="block whitespace-pre-line text-sm text-ink-soft wrap-anywhere">{motivasi}</span>
      </>
    ),
  },
  { key: "since", label: "Bergabung", cell: ({ bergabung }) => formatDate(bergabung) },
  { key: "state", label: "Keadaan", cell: (volunteer) => <State volunteer={volunteer} /> },
  { key: "acts", label: "Tindakan", cell: (volunteer) => <VolunteerActs volunteer={volunteer} /> },
];

/** The desk's volunteers, without addresses. */
export function DeskVolunteerList({ volunteers }: { volunteers: DeskVolunteerView[] }) {
  return <DataTable caption="Relawan" captionHidden columns={COLUMNS} rows={volunteers} rowKey={({ id }) => id} />;
}

function State({ volunteer }: { volunteer: DeskVolunteerView }) {
  const { hidden, heldReason, confirmed, invitations, invitedAt, staffEditedAt } = volunteer;
  return (
    <span className="grid justify-items-start gap-1">
      {hidden ? (
        <Badge tone="bad" icon="eye-off">
          Disembunyikan
        </Badge>
      ) : heldReason === null ? (
        <Badge tone="good" icon="eye">
          Tampil
        </Badge>
      ) : (
        <Badge tone="wait" icon="clock">
          Tertahan
        </Badge>
      )}
      {heldReason === null ? null : <span className="text-sm text-ink-soft">{pendingReason(heldReason)}</span>}
      <span className="text-sm text-ink-soft">{confirmed ? "Email dikonfirmasi" : "Email belum dikonfirmasi"}</span>
      {invitations ? null : <span className="text-sm text-ink-soft">Tidak ingin diundang</span>}
      {invitedAt === null ? null : <span className="text-sm text-ink-soft">Diundang {formatDate(invitedAt)}</span>}
      {staffEditedAt === null ? null : (
        <span className="text-sm text-ink-soft">Disunting pengurus {formatDate(staffEditedAt)}</span>
      )}
    </span>
  );
}
