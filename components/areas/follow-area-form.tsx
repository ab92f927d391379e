"use client";

import { useState } from "react";
import useSWR from "swr";
import { Form } from "@/components/forms/form";
import { useAction } from "@/components/forms/use-action";
import { type FormHandle, useForm } from "@/components/forms/use-form";
import { useSignedIn } from "@/components/layout/use-signed-in";
import { PrivacyLink } from "@/components/privacy/privacy-link";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { FOLLOW_AREA, FOLLOW_AREA_BY_ACCOUNT } from "@/lib/area-follows/fields";
import { CADENCES } from "@/lib/area-follows/rules";
import type { AreaFollowRequestView, FollowedAreaView } from "@/lib/area-follows/view";
import { AGREED, type Fields } from "@/lib/forms/fields";
import { fetchJson, RequestFailed } from "@/lib/http/fetch-json";

const FAILED = "Permintaan belum terkirim. Silakan coba lagi.";
const USUAL = { cadence: "WEEKLY", gatherings: AGREED };

interface Area {
  code: string;
  name: string;
}

/** An account with a confirmed address follows at once; everybody else names an address and confirms it there. */
export function FollowAreaForm({ code, name }: Area) {
  const signedIn = useSignedIn();
  /** An account without a confirmed address names one, too. */
  const [typing, setTyping] = useState(false);
  const [state, setState] = useState<AreaFollowRequestView["state"] | null>(null);
  const follows = useSWR(signedIn ? "/api/areas/follows" : null, (path) => fetchJson<FollowedAreaView[]>(path));
  const followed = follows.data?.find((area) => area.code === code);

  if (state === "confirm") {
    return (
      <Notice tone="wait" live="status" title="Periksa email Anda">
        Buka tautan di email kami untuk mulai mengikuti. Bila tidak ada email baru, alamat itu mungkin sudah pernah kami
        kirimi email tentang wilayah ini.
      </Notice>
    );
  }
  if (followed) return <Following followed={followed} name={name} onStopped={() => void follows.mutate()} />;
  const part = { code, name, onState: setState };
  if (signedIn && !typing) {
    return <ByAccount {...part} onFollowing={() => void follows.mutate()} onTyping={() => setTyping(true)} />;
  }
  return <ByAddress {...part} />;
}

function Following({ followed, name, onStopped }: { followed: FollowedAreaView; name: string; onStopped: () => void }) {
  const { busy, run } = useAction({ refresh: false, failed: FAILED });
  async function stop(): Promise<string> {
    await fetchJson(`/api/areas/${followed.code}/follow`, { method: "DELETE" });
    onStopped();
    return `Anda tidak lagi mengikuti ${name}.`;
  }
  return (
    <div className="grid justify-items-start gap-3">
      <Notice tone="good" live="status" title={`Anda mengikuti ${name}`}>
        {CADENCES[followed.cadence]} ke email akun Anda, hanya bila ada yang baru.
      </Notice>
      <Button variant="secondary" busy={busy !== null} onClick={() => void run("stop", stop)}>
        Berhenti mengikuti
      </Button>
    </div>
  );
}

interface PartProps extends Area {
  onState: (state: AreaFollowRequestView["state"]) => void;
}

const pathOf = (code: string) => `/api/areas/${code}/follow`;

interface FollowFormProps<Declared extends Fields> {
  of: FormHandle<Declared, AreaFollowRequestView>;
  label: string;
  name: string;
}

/** Draws all declared fields. */
function FollowForm<Declared extends Fields>({ of: form, label, name }: FollowFormProps<Declared>) {
  return (
    <Form
      of={form}
      label={label}
      title={
        <div>
          <p className="font-semibold">Ikuti {name} lewat email</p>
          <p className="text-ink-soft">
            Satu email untuk semua wilayah yang Anda ikuti, hanya bila ada yang baru. Berhenti kapan saja.
          </p>
        </div>
      }
      note={null}
      className="grid gap-4"
      send="Ikuti"
      look={{}}
      beside={
        <span className="self-center text-sm text-ink-faint">
          <PrivacyLink />
        </span>
      }
    >
      {Object.keys(form.draft.values).map((field) => form.field(field))}
    </Form>
  );
}

interface AccountProps extends PartProps {
  onFollowing: () => void;
  onTyping: () => void;
}

function ByAccount({ code, name, onFollowing, onTyping }: AccountProps) {
  const form = useForm<typeof FOLLOW_AREA_BY_ACCOUNT, AreaFollowRequestView>(FOLLOW_AREA_BY_ACCOUNT, {
    initial: USUAL,
    idPrefix: "ikuti-",
    trusted: true,
    send: async (body) => {
      try {
        return await fetchJson(pathOf(code), { method: "POST", body });
      } catch (error) {
        if (error instanceof RequestFailed && error.fields.email) onTyping();
        throw error;
      }
    },
    onSent: onFollowing,
    unexplained: FAILED,
  });
  return <FollowForm of={form} label="Ikuti dengan akun" name={name} />;
}

function ByAddress({ code, name, onState }: PartProps) {
  const form = useForm<typeof FOLLOW_AREA, AreaFollowRequestView>(FOLLOW_AREA, {
    initial: USUAL,
    idPrefix: "ikuti-",
    // One field that browsers fill in: being quick at it makes nobody a robot.
    send: ({ filled_seconds: _, ...body }) => fetchJson(pathOf(code), { method: "POST", body }),
    onSent: ({ state }) => onState(state),
    unexplained: FAILED,
  });
  return <FollowForm of={form} label="Ikuti lewat email" name={name} />;
}
