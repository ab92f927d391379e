"use client";

import { useId, useState } from "react";
import { useUndoableAction } from "@/components/admin/desk/use-undoable-action";
import { DialogButtons, WordsDialog, type WordsDialogStyle } from "@/components/admin/desk/words-dialog";
import { HIDING_CONSEQUENCE, HIDING_STYLE } from "@/components/admin/desk/writer-actions";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { RadioGroup } from "@/components/ui/radio-group";
import { BLOCK_REASON } from "@/lib/accounts/desk/rules";
import type { RoleName } from "@/lib/accounts/roles";
import { ROLE_LABELS, ROLE_NAMES } from "@/lib/accounts/roles";
import type { ActedView } from "@/lib/desk/view";
import { fetchJson } from "@/lib/http/fetch-json";
import { randomKey } from "@/lib/http/random-key";
import type { UserWithWritingsView } from "@/lib/review/writings/view";

type UserActionStyle = Pick<
  WordsDialogStyle<UserWithWritingsView>,
  "title" | "danger" | "consequence" | "words" | "templates" | "submit"
>;

/** Named as the last part of their addresses; the role has a dialog of its own. */
type UserActionName = "role" | "block" | "unblock" | "end-sessions" | "hide-writings" | "restore-writings";

const WORDLESS = { words: null, templates: [] };

export const USER_ACTION_STYLES: Record<Exclude<UserActionName, "role">, UserActionStyle> = {
  block: {
    title: "Blokir akun",
    danger: true,
    consequence: ({ username, email }) =>
      `${username} langsung dikeluarkan dari semua perangkat dan tidak dapat masuk lagi. Alasannya dibaca saat mencoba masuk${email === null ? "" : " dan dikirim lewat email"}.`,
    words: {
      name: "reason",
      label: "Alasan",
      hint: "Dibaca oleh pemilik akun. Tulislah dengan jelas dan sopan.",
      required: true,
      ...BLOCK_REASON,
    },
    templates: [
      "Mengirim promosi atau tautan berulang kali.",
      "Mengirim laporan yang tidak benar berulang kali.",
      "Menulis dengan kata-kata yang menyerang orang lain.",
    ],
    submit: "Blokir",
  },
  unblock: {
    title: "Buka blokir",
    consequence: ({ username, email }) =>
      `${username} dapat masuk lagi seperti biasa${email === null ? "" : " dan diberi tahu lewat email"}.`,
    ...WORDLESS,
    submit: "Buka blokir",
  },
  "end-sessions": {
    title: "Keluarkan dari semua perangkat",
    consequence: ({ username }) =>
      `${username} harus masuk lagi di setiap perangkat, dan semua token API-nya dicabut. Passwordnya tetap sama.`,
    ...WORDLESS,
    submit: "Keluarkan",
  },
  "hide-writings": {
    title: "Sembunyikan semua tulisan akun ini",
    danger: true,
    consequence: () => HIDING_CONSEQUENCE,
    words: HIDING_STYLE.words,
    templates: HIDING_STYLE.templates,
    submit: "Sembunyikan",
  },
  "restore-writings": {
    title: "Tampilkan kembali tulisan akun ini",
    consequence: ({ writings }) =>
      `${writings.reduce((sum, { hidden }) => sum + hidden, 0)} tulisan yang disembunyikan bersama-sama tampak lagi seperti sebelumnya.`,
    ...WORDLESS,
    submit: "Tampilkan kembali",
  },
};

const MAY: Record<RoleName, string> = {
  user: "Menulis seperti semua warga, tanpa dasbor.",
  pengelola: "Meninjau laporan, lokasi dan pesan, tanpa melihat data pribadi.",
  admin: "Segalanya, juga data pengguna dan role orang lain.",
};

interface RoleDialogProps {
  user: UserWithWritingsView;
  /** The admin's own account. */
  own: boolean;
  onClose: () => void;
  onSubmit: (role: RoleName) => void;
}

/** What an admin may do with an account; each asks first and says what will follow. */
export function UserActions({
  user,
  own,
  only,
}: {
  user: UserWithWritingsView;
  own: boolean;
  only: readonly UserActionName[];
}) {
  const { busy, perform } = useUndoableAction();
  const [open, setOpen] = useState<UserActionName | null>(null);
  const [draft, setDraft] = useState("");
  const look = open === null || open === "role" ? null : USER_ACTION_STYLES[open];

  async function send(name: UserActionName, body: object, method: "POST" | "PATCH" = "POST") {
    setOpen(null);
    const key = randomKey();
    const path = `/api/admin/users/${user.id}`;
    const act = async () => {
      const acted = await fetchJson<ActedView>(`${path}/${name}`, {
        method,
        body,
        ...(method === "POST" ? { key } : {}),
      });
      setDraft("");
      return acted;
    };
    await perform(name, act, { path: `${path}/undo-hiding` });
  }

  return (
    <div className="needs-script flex flex-wrap gap-3">
      {only.map((name) => (
        <Button
          key={name}
          variant={name === "block" ? "danger" : "secondary"}
          size="small"
          busy={busy === name}
          onClick={() => setOpen(name)}
        >
          {name === "role" ? "Ubah role" : USER_ACTION_STYLES[name].title}
        </Button>
      ))}
      {open === "role" ? (
        <RoleDialog
          user={user}
          own={own}
          onClose={() => setOpen(null)}
          onSubmit={(role) => void send("role", { role, seen_role: user.role }, "PATCH")}
        />
      ) : null}
      {open !== null && look !== null ? (
        <WordsDialog
          look={look}
          consequence={look.consequence(user)}
          about={user.username}
          draft={draft}
          onClose={() => setOpen(null)}
          onSubmit={(words) => {
            setDraft(words);
            void send(open, look.words === null ? {} : { [look.words.name]: words });
          }}
        />
      ) : null}
    </div>
  );
}

function RoleDialog({ user, own, onClose, onSubmit }: RoleDialogProps) {
  const formId = useId();
  const [role, setRole] = useState(user.role);
  return (
    <Dialog open onClose={onClose} title="Ubah role">
      <form
        id={formId}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (role !== user.role) onSubmit(role);
        }}
      >
        <RadioGroup
          name="role"
          legend={`Role ${user.username}`}
          options={ROLE_NAMES.map((value) => ({ value, label: ROLE_LABELS[value], hint: MAY[value] }))}
          value={role}
          onChange={(value) => setRole(ROLE_NAMES.find((known) => known === value) ?? user.role)}
        />
        <Notice tone={own ? "wait" : "info"} icon={own ? "warning" : "info"}>
          {own
            ? "Ini akun Anda sendiri. Setelah diubah, Anda tidak dapat lagi membuka halaman ini, dan hanya admin lain yang dapat mengembalikannya."
            : `Berlaku mulai permintaan berikutnya${user.email === null ? "" : " dan diberitahukan lewat email"}.`}
        </Notice>
        <DialogButtons onClose={onClose}>
          <Button type="submit" variant={own ? "danger" : "primary"} disabled={role === user.role}>
            Ubah role
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
