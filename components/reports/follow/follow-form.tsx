"use client";

import { useState } from "react";
import { Form } from "@/components/forms/form";
import { useAction } from "@/components/forms/use-action";
import { useForm } from "@/components/forms/use-form";
import { useSignedIn } from "@/components/layout/use-signed-in";
import { PrivacyLink } from "@/components/privacy/privacy-link";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { fetchJson, RequestFailed } from "@/lib/http/fetch-json";
import { FOLLOW } from "@/lib/reports/follow/fields";
import type { FollowRequestView } from "@/lib/reports/follow/view";

const FAILED = "Permintaan belum terkirim. Silakan coba lagi.";

interface FollowFormProps {
  code: string;
  supported: boolean;
}

/** An account with a confirmed address follows with one press; everybody else names an address and confirms it there. */
export function FollowForm(props: FollowFormProps) {
  const signedIn = useSignedIn();
  /** An account without a confirmed address names one, too. */
  const [typing, setTyping] = useState(false);
  const [state, setState] = useState<FollowRequestView["state"] | null>(null);

  if (state === "following") {
    return (
      <Notice tone="good" live="status" title="Anda mengikuti laporan ini">
        Kabarnya kami kirim ke email akun Anda. Setiap email memuat tautan untuk berhenti.
      </Notice>
    );
  }
  if (state === "confirm") {
    return (
      <Notice tone="wait" live="status" title="Periksa email Anda">
        Buka tautan di email kami untuk mulai mengikuti. Bila tidak ada email baru, alamat itu mungkin sudah pernah kami
        kirimi email tentang laporan ini.
      </Notice>
    );
  }
  if (signedIn && !typing) return <FollowPress {...props} onState={setState} onTyping={() => setTyping(true)} />;
  return <FollowByAddress {...props} onState={setState} />;
}

interface PartProps extends FollowFormProps {
  onState: (state: FollowRequestView["state"]) => void;
}

function Title({ supported }: Pick<FollowFormProps, "supported">) {
  return <p className="font-semibold">{supported ? "Mau tahu kelanjutannya?" : "Ikuti laporan ini lewat email"}</p>;
}

function Privacy() {
  return (
    <span className="self-center text-sm text-ink-faint">
      <PrivacyLink />
    </span>
  );
}

const pathOf = (code: string) => `/api/reports/${code}/follow`;

function FollowPress({ code, supported, onState, onTyping }: PartProps & { onTyping: () => void }) {
  const { busy, run } = useAction({
    refresh: false,
    failed: FAILED,
    onFailure: (error) => {
      if (error instanceof RequestFailed && error.fields.email) onTyping();
    },
  });
  async function follow(): Promise<undefined> {
    onState((await fetchJson<FollowRequestView>(pathOf(code), { method: "POST", body: {} })).state);
  }
  return (
    <div className="grid basis-full gap-3">
      <Title supported={supported} />
      <p className="text-ink-soft">
        Kabar saat statusnya berubah atau warga menulis kabar baru, ke email akun Anda. Berhenti kapan saja.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={busy !== null} onClick={() => void run("follow", follow)}>
          {busy === null ? "Ikuti" : "Mengirim…"}
        </Button>
        <Privacy />
      </div>
    </div>
  );
}

function FollowByAddress({ code, supported, onState }: PartProps) {
  const form = useForm<typeof FOLLOW, FollowRequestView>(FOLLOW, {
    idPrefix: "ikuti-",
    // One field that browsers fill in: being quick at it makes nobody a robot.
    send: ({ filled_seconds: _, ...body }) => fetchJson(pathOf(code), { method: "POST", body }),
    onSent: ({ state }) => onState(state),
    unexplained: FAILED,
  });
  return (
    <Form
      of={form}
      label="Ikuti lewat email"
      title={<Title supported={supported} />}
      note={null}
      className="grid basis-full gap-3"
      send="Ikuti"
      look={{ variant: "secondary" }}
      beside={<Privacy />}
    >
      {form.field("email")}
    </Form>
  );
}
