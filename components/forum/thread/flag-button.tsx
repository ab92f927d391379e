"use client";

import { useState } from "react";
import { Form } from "@/components/forms/form";
import { useForm } from "@/components/forms/use-form";
import { ACTION, sentToForum } from "@/components/forum/forum-request";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { RadioGroup } from "@/components/ui/radio-group";
import { showToast } from "@/components/ui/toast-store";
import { FLAG } from "@/lib/forum/fields";

const REASONS = Object.entries(FLAG.reason.labels).map(([value, label]) => ({ value, label }));

interface FlagFormProps {
  /** Address of the topic's or comment's own part of the API. */
  path: string;
  /** The flagged text, e.g. "topik". */
  noun: string;
  onClose: () => void;
  onSent: () => void;
}

interface FlagButtonProps extends Pick<FlagFormProps, "path" | "noun"> {
  /** Who wrote it, for who hears the button. */
  author: string;
}

/** Tells staff that a text should not stand here, and why. */
export function FlagButton({ path, noun, author }: FlagButtonProps) {
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState(false);
  if (done) {
    return (
      <span className="inline-flex min-h-11 items-center gap-1.5 px-2 text-sm text-ink-faint">
        <Icon name="flag" size={18} /> Sudah Anda laporkan
      </span>
    );
  }
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={`${ACTION} needs-script text-ink-soft`}>
        <Icon name="flag" size={18} /> Laporkan<span className="sr-only">{` ${noun} oleh ${author}`}</span>
      </button>
      <Dialog open={open} onClose={close} title={`Laporkan ${noun}`}>
        {open ? <FlagForm path={path} noun={noun} onClose={close} onSent={() => setDone(true)} /> : null}
      </Dialog>
    </>
  );
}

function FlagForm({ path, noun, onClose, onSent }: FlagFormProps) {
  const form = useForm<typeof FLAG, unknown>(FLAG, {
    to: `${path}/flag`,
    idPrefix: `alasan-${path.replace(/\D+/gu, "-")}-`,
    trusted: true,
    onSending: () => sentToForum.sending(),
    onSent: () => {
      sentToForum.sent();
      onSent();
      showToast({ text: `Terima kasih. Pengelola akan memeriksa ${noun} ini.` });
    },
  });
  const { id, label, required, error, value, onValue } = form.propsOf("reason");
  return (
    <Form
      of={form}
      label={`Laporkan ${noun}`}
      note={null}
      className="grid gap-4"
      send={`Laporkan ${noun}`}
      look={{}}
      beside={
        <Button variant="quiet" onClick={onClose}>
          Batal
        </Button>
      }
    >
      <p className="text-ink-soft">
        Hanya pengelola yang membaca laporan ini. Setelah dilaporkan beberapa orang, {noun} disembunyikan sampai
        diperiksa.
      </p>
      <RadioGroup
        name={id}
        legend={label}
        required={required}
        error={error}
        value={value}
        onChange={onValue}
        options={REASONS}
      />
    </Form>
  );
}
