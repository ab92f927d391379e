"use client";

import Link from "next/link";
import { useState } from "react";
import { HeldSign, Signs } from "@/components/admin/desk/queue-list";
import { useShortcuts } from "@/components/admin/desk/shortcuts";
import { useUndoableAction } from "@/components/admin/desk/use-undoable-action";
import { WordsDialog, type WordsDialogStyle } from "@/components/admin/desk/words-dialog";
import { WriterActions } from "@/components/admin/desk/writer-actions";
import { PhotoActions } from "@/components/admin/reports/photo-strip";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { ActedView } from "@/lib/desk/view";
import { formatDateTime } from "@/lib/format/dates";
import { fetchJson } from "@/lib/http/fetch-json";
import { randomKey } from "@/lib/http/random-key";
import { CONDITION_LABELS, UPDATE_LENGTH, type UpdateDecision, type UpdateQueue } from "@/lib/reports/updates/rules";
import type { DeskUpdateView } from "@/lib/reports/updates/view";

const API = "/api/admin/reports/updates";

/** The reason of a decision on an update. */
export const REASON = {
  name: "words",
  label: "Alasan",
  hint: "Tercatat.",
  required: true,
  max: UPDATE_LENGTH.words,
  empty: "Alasan wajib diisi. Alasan itu tercatat.",
};

const TITLES: Record<UpdateDecision, string> = { release: "Tampilkan", hide: "Sembunyikan", restore: "Pulihkan" };

type Explained = Exclude<UpdateDecision, "release">;

const LOOKS: Record<
  Explained,
  Pick<WordsDialogStyle<never>, "danger" | "words" | "templates" | "submit"> & { consequence: string }
> = {
  hide: {
    danger: true,
    consequence: "Kabar ini tidak tampil untuk umum. Anda dapat memulihkannya.",
    words: REASON,
    templates: ["Memuat data pribadi orang lain.", "Bukan tentang laporan ini.", "Fotonya bukan dari tempat ini."],
    submit: "Sembunyikan",
  },
  restore: {
    consequence: "Kabar ini tampil lagi pada laporannya.",
    words: REASON,
    templates: ["Setelah diperiksa lagi, kabar ini tidak melanggar aturan."],
    submit: "Pulihkan",
  },
};

const DECISIONS: Record<UpdateQueue, UpdateDecision[]> = {
  WAITING: ["release", "hide"],
  SHOWN: ["hide"],
  HIDDEN: ["restore"],
};

const KEYS: Record<UpdateDecision, string> = { release: "c", hide: "x", restore: "c" };

/** As the list of keys names them. */
export const UPDATE_KEYS = [
  { title: "Tampilkan kabar", shortcut: KEYS.release },
  { title: "Sembunyikan kabar", shortcut: KEYS.hide },
];

interface UpdateCardProps {
  update: DeskUpdateView;
  /** It is the one that keys are for. */
  keys?: boolean;
  /** For what reads its own data: called after each act and undo. */
  onAnswer?: (() => void) | undefined;
  /** Called as soon as something was decided, before the answer. */
  onActed?: (() => void) | undefined;
}

/** An update with all that staff need to decide on it. */
export function UpdateCard({ update, ...acts }: UpdateCardProps) {
  const { id, code, damageType, location, condition, content, photo, member, createdAt } = update;
  return (
    <Card as="li">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-faint">
        <Badge icon="message">Kabar nomor {id}</Badge>
        <Badge>{CONDITION_LABELS[condition]}</Badge>
        <span>{formatDateTime(createdAt, update.zone)}</span>
        <span>{member ? "akun" : "tanpa akun"}</span>
      </p>
      <h2 className="mt-2 text-lg">
        <Link
          href={`/admin/laporan?laporan=${code}`}
          prefetch={false}
          className="text-primary underline underline-offset-4"
        >
          {code}
        </Link>{" "}
        · {damageType}, {location}
      </h2>
      {update.heldReason === null ? null : (
        <Signs>
          <HeldSign reason={update.heldReason} />
        </Signs>
      )}
      {update.hiddenAt === null ? null : (
        <p className="mt-2 text-sm text-ink-soft">
          Disembunyikan {formatDateTime(update.hiddenAt, update.zone)}
          {update.hiddenWords ? `. Alasan: ${update.hiddenWords}` : ""}
        </p>
      )}
      <p className="my-3 max-h-80 overflow-y-auto border-l-4 border-line-strong pl-3 whitespace-pre-line">{content}</p>
      {photo === null ? null : (
        <div className="mb-3">
          <a href={photo.large} target="_blank" rel="noopener" className="mb-1 block w-fit">
            <img
              src={photo.medium}
              alt={`Foto kabar nomor ${id}`}
              className="max-h-80 w-full max-w-md rounded-sm bg-panel object-contain"
            />
          </a>
          <PhotoActions photo={{ ...photo, name: `Foto kabar nomor ${id}` }} onChanged={acts.onAnswer} />
        </div>
      )}
      <UpdateActions update={update} {...acts} />
    </Card>
  );
}

/** What staff may do with an update; showing one takes a single press, the rest says what will follow. */
function UpdateActions({ update, keys = false, onAnswer, onActed }: UpdateCardProps) {
  const { busy, perform } = useUndoableAction(onAnswer);
  const [open, setOpen] = useState<Explained | null>(null);
  const [draft, setDraft] = useState("");
  const { id, queue } = update;
  const name = `Kabar nomor ${id}`;

  const start = (decision: UpdateDecision) => (decision === "release" ? void send(decision, "") : setOpen(decision));
  useShortcuts(keys ? Object.fromEntries(DECISIONS[queue].map((one) => [KEYS[one], () => start(one)])) : {});

  async function send(decision: UpdateDecision, reason: string) {
    setOpen(null);
    onActed?.();
    const key = randomKey();
    const decide = async () => {
      const body = { id, decision, ...(reason ? { words: reason } : {}) };
      const acted = await fetchJson<ActedView>(`${API}/decide`, { method: "POST", body, key });
      setDraft("");
      return acted;
    };
    await perform(decision, decide, { path: `${API}/undo`, body: { id } });
  }

  return (
    <fieldset className="needs-script flex flex-wrap gap-2">
      <legend className="sr-only">Tindakan untuk {name}</legend>
      {DECISIONS[queue].map((decision) => (
        <Button
          key={decision}
          size="small"
          variant={decision === "hide" ? "secondary" : "primary"}
          busy={busy === decision}
          aria-keyshortcuts={keys ? KEYS[decision] : undefined}
          onClick={() => start(decision)}
        >
          {TITLES[decision]}
        </Button>
      ))}
      <WriterActions kind="kabar" id={id} name={name} heldReason={update.heldReason} />
      {open === null ? null : (
        <WordsDialog
          look={{ title: TITLES[open], ...LOOKS[open] }}
          consequence={LOOKS[open].consequence}
          about={<strong className="text-ink">{name}</strong>}
          draft={draft}
          quick
          onClose={() => setOpen(null)}
          onSubmit={(reason) => {
            setDraft(reason);
            void send(open, reason);
          }}
        />
      )}
    </fieldset>
  );
}
