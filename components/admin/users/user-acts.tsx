"use client";

import { useState } from "react";
import { useUndoableAct } from "@/components/admin/desk/use-undoable-act";
import { WordsDialog } from "@/components/admin/desk/words-dialog";
import { Button } from "@/components/ui/button";
import type { UserDetailView } from "@/lib/admin/view";
import type { ActedView } from "@/lib/desk/view";
import { fetchJson } from "@/lib/http/fetch-json";
import { randomKey } from "@/lib/http/random-key";
import { RoleDialog } from "./role-dialog";
import { USER_ACT_LOOKS, type UserActName } from "./user-act-looks";

/** What an admin may do with an account; each asks first and says what will follow. */
export function UserActs({ user, own, only }: { user: UserDetailView; own: boolean; only: readonly UserActName[] }) {
  const { busy, perform } = useUndoableAct();
  const [open, setOpen] = useState<UserActName | null>(null);
  const [draft, setDraft] = useState("");
  const look = open === null || open === "role" ? null : USER_ACT_LOOKS[open];

  async function send(name: UserActName, body: object, method: "POST" | "PATCH" = "POST") {
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
          {name === "role" ? "Ubah role" : USER_ACT_LOOKS[name].title}
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
