"use client";

import { useEffect, useRef, useState } from "react";
import { useSWRConfig } from "swr";
import { Form } from "@/components/forms/form";
import { useAction } from "@/components/forms/use-action";
import { useForm } from "@/components/forms/use-form";
import { sendOrQueue } from "@/components/outbox/outbox";
import { WaitingNotice } from "@/components/outbox/waiting-notice";
import { Button } from "@/components/ui/button";
import { HANDOVER } from "@/lib/channels/handovers/fields";
import type { HandoverState, QuestionReply } from "@/lib/channels/handovers/rules";
import type { OwnHandoverView } from "@/lib/channels/handovers/view";
import { UNDO_SECONDS } from "@/lib/desk/rules";
import { dayIn, formatDate } from "@/lib/format/dates";
import { fetchJson } from "@/lib/http/fetch-json";
import { CHANGED_ID } from "@/lib/reports/updates/rules";
import { handoversPath, ownPath, passedOn } from "./own-handovers";
import type { SentReportProps } from "./sent-report";

interface SentPartProps extends SentReportProps {
  /** To this office and to others. */
  own: readonly OwnHandoverView[];
  onClose: () => void;
}

/** Notes that one has sent the report to an office, and later what became of it. */
export function SentPart(props: SentPartProps) {
  const { code, office, own, onClose } = props;
  const [typing, setTyping] = useState(false);
  const [turns, setTurns] = useState(0);
  const { mutate } = useSWRConfig();
  const { busy, run } = useAction<QuestionReply | "undo" | "sent">();
  const mine = own.find(({ channel_id }) => channel_id === office.id);

  async function reply(id: number, answer: QuestionReply | "undo") {
    await fetchJson(handoversPath(code), { method: "PATCH", body: { id, reply: answer } });
    await mutate(ownPath(code));
  }

  function undo(id: number): void {
    void run("undo", async () => {
      await reply(id, "undo");
      onClose();
      return "Catatan dihapus.";
    });
  }

  function say(id: number, answer: QuestionReply): void {
    void run(answer, async () => {
      await reply(id, answer);
      setTurns((before) => before + 1);
      if (answer === "done") location.hash = CHANGED_ID;
      return undefined;
    });
  }

  function onSent({ id }: { id: number }): void {
    passedOn.sent();
    setTurns((before) => before + 1);
    void run("sent", async () => {
      await mutate(ownPath(code));
      setTyping(false);
      if (mine) return "Nomor tiket disimpan.";
      const action = { label: "Urungkan", onPress: () => undo(id) };
      return { text: "Tercatat di riwayat laporan ini.", milliseconds: UNDO_SECONDS * 1000, action };
    });
  }

  if (!mine || typing) {
    const onCancel = () => (mine ? setTyping(false) : onClose());
    return <NumberForm {...props} number={mine?.number ?? ""} onSent={onSent} onCancel={onCancel} />;
  }
  return (
    <OwnHandover
      {...props}
      mine={mine}
      turns={turns}
      busy={busy !== null}
      onReply={(answer) => say(mine.id, answer)}
      onNumber={() => setTyping(true)}
    />
  );
}

interface NumberFormProps extends Pick<SentPartProps, "code" | "office"> {
  number: string;
  onSent: (answer: { id: number }) => void;
  onCancel: () => void;
}

function NumberForm({ code, office: { id, name }, number, onSent, onCancel }: NumberFormProps) {
  const path = handoversPath(code);
  const title = `Penerusan ${code} ke ${name}`;
  const form = useForm<typeof HANDOVER, { id: number }>(HANDOVER, {
    initial: { number },
    idPrefix: `kanal-${id}-`,
    trusted: true,
    alone: true,
    more: () => ({ channel_id: id }),
    send: (body, key) => sendOrQueue({ kind: "terusan", title, path, body, key, slot: `${path}#${id}` }),
    onSending: () => passedOn.sending(),
    onSent,
    onQueued: () => passedOn.sent(),
    unexplained: "Catatan belum tersimpan. Silakan coba lagi.",
  });
  if (form.sending.step === "kept") return <WaitingNotice />;
  return (
    <Form
      of={form}
      label={`Sudah dikirim ke ${name}`}
      note={null}
      className="grid gap-3"
      send="Simpan"
      look={{}}
      beside={
        <Button variant="quiet" onClick={onCancel}>
          Batal
        </Button>
      }
    >
      {form.field("number", { autoFocus: true })}
    </Form>
  );
}

const ANSWERS: Record<QuestionReply, string> = { answered: "Dijawab", done: "Dikerjakan", silent: "Belum" };

const SAID: Record<HandoverState, string> = {
  SENT: "Sudah ada jawaban?",
  ANSWERED: "Anda mencatat: dijawab.",
  SILENT: "Anda mencatat: belum dijawab.",
};

/** The answers that the sender can give next. */
const NEXT: Record<HandoverState, readonly QuestionReply[]> = {
  SENT: ["answered", "done", "silent"],
  ANSWERED: ["done"],
  SILENT: ["answered", "done"],
};

interface OwnHandoverProps extends SentPartProps {
  mine: OwnHandoverView;
  /** Grows when the control that has the focus goes. */
  turns: number;
  busy: boolean;
  onReply: (answer: QuestionReply) => void;
  onNumber: () => void;
}

function OwnHandover(props: OwnHandoverProps) {
  const { code, others, days, zone, own, turns, busy, onReply, onNumber } = props;
  const { id, number, state } = props.mine;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (turns > 0) panel.current?.focus({ preventScroll: true });
  }, [turns]);
  const known = days.find((one) => one.id === id);
  const isDue = known !== undefined && known.due_on <= dayIn(new Date(), zone);
  const next = others.find((other) => !own.some(({ channel_id }) => channel_id === other.id));
  const link = "font-semibold text-primary underline underline-offset-4";
  return (
    <div ref={panel} tabIndex={-1} className="grid gap-3 rounded-md bg-panel p-4">
      <div role="status">
        <p className="text-ink-soft wrap-anywhere">
          Anda mengirimnya{known ? ` ${formatDate(known.sent_on)}` : ""}
          {number === null ? "" : `, nomor ${number}`}.
        </p>
        <p className="font-semibold">{SAID[state]}</p>
        {state === "SILENT" ? (
          <p className="mt-2">
            {next ? (
              <>
                Coba kanal berikutnya:{" "}
                <a href={`#kanal-${next.id}`} className={link}>
                  {next.name}
                </a>
                .
              </>
            ) : (
              <>
                Tidak ada kanal lain di sini.{" "}
                <a href={`/hubungi#kanal=${code}`} className={link}>
                  Bantu kami menemukan nomornya
                </a>
                .
              </>
            )}
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-2">
        {NEXT[state].map((answer) =>
          answer === "silent" && !isDue ? null : (
            <Button key={answer} variant="secondary" size="small" busy={busy} onClick={() => onReply(answer)}>
              {ANSWERS[answer]}
            </Button>
          ),
        )}
      </div>
      <Button variant="quiet" size="small" className="-ml-3 justify-self-start" onClick={onNumber}>
        {number === null ? "Isi nomor tiket" : "Ubah nomor"}
      </Button>
    </div>
  );
}
