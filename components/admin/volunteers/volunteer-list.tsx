"use client";

import { useState } from "react";
import { EditReason, useSaved } from "@/components/admin/desk/edit-reason";
import { pendingReason } from "@/components/admin/desk/pending-reason";
import { useUndoableAction } from "@/components/admin/desk/use-undoable-action";
import { SaveButtons, takesFocus } from "@/components/admin/desk/words-dialog";
import { WriterActions } from "@/components/admin/desk/writer-actions";
import { PhotoActionsAt } from "@/components/admin/reports/photo-strip";
import { SubmitOutcome } from "@/components/forms/submit-outcome";
import { useSubmit } from "@/components/forms/use-submit";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { type Column, DataTable } from "@/components/ui/data-table";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { VolunteerAvatar } from "@/components/volunteers/volunteer-avatar";
import type { ActedView } from "@/lib/desk/view";
import { formatDate } from "@/lib/format/dates";
import { EMPTY_FIELDS } from "@/lib/http/error-body";
import { fetchJson } from "@/lib/http/fetch-json";
import { VOLUNTEER_AREAS, VOLUNTEER_EDIT_WORDS, VOLUNTEER_LENGTH, type VolunteerAction } from "@/lib/volunteers/rules";
import type { DeskVolunteerView } from "@/lib/volunteers/view";

const LABELS = { nama: "Nama", daerah: "Daerah", aksi: "Aksi", motivasi: "Motivasi", reason: "Alasan" } as const;

type Name = keyof typeof LABELS;

const FIELDS = Object.keys(LABELS) as Name[];

const PREFIX = "relawan-";

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
  const { hidden, heldReason, confirmed, byEmail, invitations, invitedAt, staffEditedAt } = volunteer;
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
        {byEmail ? (confirmed ? "Email dikonfirmasi" : "Email belum dikonfirmasi") : "Tanpa email, tidak diundang"}
      </span>
      {invitations ? null : <span className="text-sm text-ink-soft">Tidak ingin diundang</span>}
      {invitedAt === null ? null : <span className="text-sm text-ink-soft">Diundang {formatDate(invitedAt)}</span>}
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
      <span className="-ml-3 basis-full">
        <WriterActions kind="relawan" id={id} name={nama} heldReason={heldReason} />
      </span>
      {editing ? <VolunteerEdit volunteer={volunteer} onClose={() => setEditing(false)} /> : null}
    </span>
  );
}

/** What a volunteer says of themselves, mended. It stays open until the server has taken it. */
function VolunteerEdit({ volunteer, onClose }: { volunteer: DeskVolunteerView; onClose: () => void }) {
  const saved = useSaved(onClose);
  const { id, nama, daerah, aksi, motivasi, foto, staffEditedAt } = volunteer;
  const [withoutPhoto, setWithoutPhoto] = useState(false);
  const { state, form } = useSubmit<Name, { message: string }>(FIELDS, {
    check: (values) => {
      const missing = FIELDS.filter((name) => values[name].trim() === "");
      const errors = Object.fromEntries(missing.map((name) => [name, `${LABELS[name]} wajib diisi.`]));
      return missing.length > 0 ? { message: EMPTY_FIELDS, errors } : null;
    },
    send: (values) => {
      const body = { ...values, hapus_foto: withoutPhoto, seen_edited_at: staffEditedAt };
      return fetchJson(`/api/admin/volunteers/${id}`, { method: "PATCH", body });
    },
    onSent: saved,
    failed: "Perubahan belum tersimpan. Silakan coba lagi.",
  });
  const { errors } = state;
  return (
    <Dialog open onClose={onClose} title="Sunting relawan">
      <form {...form} aria-label={`Sunting ${nama}`} className="grid gap-4">
        <p className="text-sm text-ink-faint">
          Relawannya melihat di halaman pribadinya bahwa isiannya disunting pengelola, dan mengapa.
        </p>
        <SubmitOutcome state={state} idPrefix={PREFIX} />
        <Field name="nama" id={`${PREFIX}nama`} label={LABELS.nama} required error={errors.nama}>
          {(control) => (
            <Input
              {...control}
              ref={takesFocus}
              defaultValue={nama}
              maxLength={VOLUNTEER_LENGTH.name}
              autoComplete="off"
            />
          )}
        </Field>
        <Field name="daerah" id={`${PREFIX}daerah`} label={LABELS.daerah} required error={errors.daerah}>
          {(control) => <Select {...control} options={VOLUNTEER_AREAS} defaultValue={daerah} />}
        </Field>
        <Field name="aksi" id={`${PREFIX}aksi`} label={LABELS.aksi} required error={errors.aksi}>
          {(control) => (
            <Input {...control} defaultValue={aksi} maxLength={VOLUNTEER_LENGTH.action} autoComplete="off" />
          )}
        </Field>
        <Field name="motivasi" id={`${PREFIX}motivasi`} label={LABELS.motivasi} required error={errors.motivasi}>
          {(control) => (
            <Textarea {...control} defaultValue={motivasi} rows={4} maxLength={VOLUNTEER_LENGTH.motivation} />
          )}
        </Field>
        {foto === null ? null : (
          <Checkbox
            id={`${PREFIX}foto`}
            name="hapus_foto"
            label="Hapus fotonya"
            checked={withoutPhoto}
            onChange={(event) => setWithoutPhoto(event.target.checked)}
          />
        )}
        <EditReason idPrefix={PREFIX} error={errors.reason} max={VOLUNTEER_EDIT_WORDS} reasons={REASONS} />
        <SaveButtons busy={state.busy} onClose={onClose} />
      </form>
    </Dialog>
  );
}
