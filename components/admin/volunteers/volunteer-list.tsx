"use client";

import { useState } from "react";
import { EditReason, useSaved } from "@/components/admin/desk/edit-reason";
import { pendingReason } from "@/components/admin/desk/pending-reason";
import { useUndoableAction } from "@/components/admin/desk/use-undoable-action";
import { DialogButtons, takesFocus } from "@/components/admin/desk/words-dialog";
import { WriterActions } from "@/components/admin/desk/writer-actions";
import { PhotoActionsAt } from "@/components/admin/reports/photo-strip";
import { Form } from "@/components/forms/form";
import { useForm } from "@/components/forms/use-form";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { type Column, DataTable } from "@/components/ui/data-table";
import { Dialog } from "@/components/ui/dialog";
import { VolunteerAvatar } from "@/components/volunteers/volunteer-avatar";
import type { ActedView } from "@/lib/desk/view";
import { formatDate } from "@/lib/format/dates";
import { fetchJson } from "@/lib/http/fetch-json";
import { VOLUNTEER_EDIT } from "@/lib/volunteers/fields-edit";
import type { VolunteerAction } from "@/lib/volunteers/rules";
import type { DeskVolunteerView } from "@/lib/volunteers/view";

const REASONS = ["Memuat data pribadi.", "Salah ketik.", "Memuat tautan iklan."];

const COLUMNS: Column<DeskVolunteerView>[] = [
  {
    key: "name",
    label: "Relawan",
    cell: ({ id, nama, foto }) => (
      <span className="flex flex-wrap items-center gap-3">
        <VolunteerAvatar id={id} name={nama} photo={foto} />
        <span className="min-w-24 flex-1 wrap-anywhere">{nama}</span>
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
  {
    key: "acts",
    label: "Tindakan",
    cell: (volunteer) => (
      <>
        <VolunteerActions volunteer={volunteer} />
        <PhotoActionsAt path={volunteer.foto} name={`Foto ${volunteer.nama}`} />
      </>
    ),
  },
];

/** The desk's volunteers, without addresses. */
export function DeskVolunteerList({ volunteers }: { volunteers: DeskVolunteerView[] }) {
  return <DataTable caption="Relawan" captionHidden columns={COLUMNS} rows={volunteers} rowKey={({ id }) => id} />;
}

function State({ volunteer }: { volunteer: DeskVolunteerView }) {
  const { hidden, heldReason, confirmed, byEmail, staffEditedAt } = volunteer;
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
      <span className="text-sm text-ink-soft">
        {byEmail ? (confirmed ? "Email dikonfirmasi" : "Email belum dikonfirmasi") : "Tanpa email"}
      </span>
      {staffEditedAt === null ? null : (
        <span className="text-sm text-ink-soft">Disunting pengelola {formatDate(staffEditedAt)}</span>
      )}
    </span>
  );
}

/** What staff may do with one volunteer. Each can be taken back by another; only hiding many asks first. */
function VolunteerActions({ volunteer }: { volunteer: DeskVolunteerView }) {
  const { busy, perform } = useUndoableAction();
  const [editing, setEditing] = useState(false);
  const { id, nama, hidden, heldReason } = volunteer;
  const path = `/api/admin/volunteers/${id}`;

  function act(action: VolunteerAction) {
    const send = () => fetchJson<ActedView>(path, { method: "POST", body: { action } });
    void perform(action, send, { path: `${path}/undo` });
  }

  return (
    <span className="needs-script flex flex-wrap gap-2">
      {hidden || heldReason !== null ? (
        <Button size="small" busy={busy === "show"} onClick={() => act("show")} aria-label={`Tampilkan ${nama}`}>
          Tampilkan
        </Button>
      ) : null}
      {hidden ? null : (
        <Button
          size="small"
          variant="secondary"
          busy={busy === "hide"}
          onClick={() => act("hide")}
          aria-label={`Sembunyikan ${nama}`}
        >
          Sembunyikan
        </Button>
      )}
      <Button size="small" variant="secondary" onClick={() => setEditing(true)} aria-label={`Sunting ${nama}`}>
        Sunting
      </Button>
      <span className="min-w-0 basis-full lg:-ml-3">
        <WriterActions kind="relawan" id={id} name={nama} heldReason={heldReason} />
      </span>
      {editing ? <VolunteerEdit volunteer={volunteer} onClose={() => setEditing(false)} /> : null}
    </span>
  );
}

/** What a volunteer says of themselves, mended. It stays open until the server has taken it. */
function VolunteerEdit({ volunteer, onClose }: { volunteer: DeskVolunteerView; onClose: () => void }) {
  const { id, nama, daerah, aksi, motivasi, foto, staffEditedAt } = volunteer;
  const form = useForm<typeof VOLUNTEER_EDIT, { message: string }>(VOLUNTEER_EDIT, {
    initial: { nama, daerah, aksi, motivasi },
    trusted: true,
    idPrefix: "relawan-",
    more: () => ({ seen_edited_at: staffEditedAt }),
    send: (body) => fetchJson(`/api/admin/volunteers/${id}`, { method: "PATCH", body }),
    onSent: useSaved(onClose),
    unexplained: "Perubahan belum tersimpan. Silakan coba lagi.",
  });
  const { field } = form;
  return (
    <Dialog open onClose={onClose} title="Sunting relawan">
      <Form
        of={form}
        label={`Sunting ${nama}`}
        className="grid gap-4"
        note="Relawannya melihat di halaman pribadinya bahwa isiannya disunting pengelola, dan mengapa."
        send="Simpan perubahan"
        sending="Menyimpan…"
        look={{}}
        frame={(button) => <DialogButtons onClose={onClose}>{button}</DialogButtons>}
      >
        {field("nama", { ref: takesFocus })}
        {field("daerah")}
        {field("aksi")}
        {field("motivasi")}
        {foto === null ? null : field("hapus_foto")}
        <EditReason field={field} reasons={REASONS} />
      </Form>
    </Dialog>
  );
}
