"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useSWRConfig } from "swr";
import { AgeField, NewPasswordField, QuestionFields, RegionField } from "@/components/accounts/register/person-fields";
import { SecretField } from "@/components/accounts/secret-field";
import { Form } from "@/components/forms/form";
import { SubmitOutcome } from "@/components/forms/submit-outcome";
import { useForm } from "@/components/forms/use-form";
import { useSubmission } from "@/components/forms/use-submission";
import { useSubmit } from "@/components/forms/use-submit";
import { FileButton } from "@/components/photos/file-button";
import { type PhotoValue, usePhotoUpload } from "@/components/photos/use-photo-upload";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { showToast } from "@/components/ui/toast-store";
import { SESSION_ADDRESS } from "@/lib/accounts/browser";
import { PASSWORD_CHANGE, QUESTION_OFF } from "@/lib/accounts/own/fields";
import type { ChangedView, ProfileView } from "@/lib/accounts/own/view";
import { ageOf, WRONG_AGE } from "@/lib/accounts/rules";
import { fetchJson } from "@/lib/http/fetch-json";
import {
  AccountSecret,
  CancelButton,
  CurrentPassword,
  checkQuestionChange,
  QUESTION_FIELDS,
  SecretButtons,
} from "./account-secret";

export function AccountPassword() {
  return (
    <AccountSecret label="Ganti password" form={(end) => <PasswordForm {...end} />}>
      <p className="measure text-ink-soft">
        Setelah diganti, semua perangkat lain dan token API dikeluarkan dari akun ini.
      </p>
    </AccountSecret>
  );
}

interface SecretFormProps {
  onDone: (message: string) => void;
  onCancel: () => void;
}

function PasswordForm({ onDone, onCancel }: SecretFormProps) {
  const router = useRouter();
  const form = useForm<typeof PASSWORD_CHANGE, ChangedView>(PASSWORD_CHANGE, {
    to: "/api/account/password",
    trusted: true,
    idPrefix: "sandi-",
    onSent: ({ message }) => {
      onDone(message);
      router.refresh();
    },
  });
  return (
    <Form
      of={form}
      label="Ganti password"
      className="grid gap-4"
      note={null}
      send="Simpan password baru"
      sending="Mengganti password…"
      look={{}}
      beside={<CancelButton onCancel={onCancel} />}
    >
      <SecretField {...form.propsOf("password")} autoFocus />
      <NewPasswordField {...form.propsOf("new_password")} />
      <SecretField {...form.propsOf("confirmation")} />
    </Form>
  );
}

interface AccountQuestionProps {
  question: string;
  isOn: boolean;
  /** Without a confirmed address nothing else recovers the account. */
  hasEmail: boolean;
}

export function AccountQuestion({ question, isOn, hasEmail }: AccountQuestionProps) {
  return (
    <div className="grid gap-4">
      <AccountSecret label={isOn ? "Ganti pertanyaan" : "Nyalakan lagi"} form={(end) => <QuestionForm {...end} />}>
        <p>{isOn ? question : "Dimatikan. Akun ini hanya dipulihkan lewat tautan di email."}</p>
        {isOn ? (
          <p className="measure text-ink-soft">
            Jawabannya tersimpan tersandi dan tidak dapat ditampilkan. Setelah diganti, semua perangkat lain dan token
            API dikeluarkan.
          </p>
        ) : null}
      </AccountSecret>
      {isOn && hasEmail ? (
        <AccountSecret label="Matikan pertanyaan" form={({ onCancel }) => <QuestionOffForm onDone={onCancel} />} />
      ) : null}
    </div>
  );
}

/** Nobody can guess an answer that opens nothing. */
function QuestionOffForm({ onDone }: { onDone: () => void }) {
  const router = useRouter();
  const form = useForm<typeof QUESTION_OFF, ChangedView>(QUESTION_OFF, {
    send: (body) => fetchJson<ChangedView>("/api/account/question", { method: "DELETE", body }),
    trusted: true,
    idPrefix: "mati-",
    onSent: ({ message }) => {
      // The form's own place goes with the question.
      showToast({ text: message });
      onDone();
      router.refresh();
    },
  });
  return (
    <Form
      of={form}
      label="Matikan pertanyaan keamanan"
      className="grid gap-4"
      title={
        <p className="measure">
          Sesudah itu akun ini hanya dapat dipulihkan lewat tautan yang kami kirim ke email Anda.
        </p>
      }
      note={null}
      send="Matikan"
      sending="Mematikan…"
      look={{}}
      beside={<CancelButton onCancel={onDone} />}
    >
      <SecretField {...form.propsOf("password")} autoFocus />
    </Form>
  );
}

function QuestionForm(props: { onDone: (message: string) => void; onCancel: () => void }) {
  const router = useRouter();
  const { state, form } = useSubmit(QUESTION_FIELDS, {
    check: checkQuestionChange,
    send: (body, key) => fetchJson<ChangedView>("/api/account/question", { method: "POST", body, key }),
    onSent: ({ message }) => {
      props.onDone(message);
      router.refresh();
    },
  });
  return (
    <form {...form} aria-label="Ganti pertanyaan keamanan" className="grid gap-4">
      <SubmitOutcome state={state} idPrefix="tanya-" />
      <CurrentPassword id="tanya-password" error={state.errors.password} autoFocus />
      <QuestionFields errors={state.errors} idPrefix="tanya-" />
      <SecretButtons
        busy={state.busy}
        label="Simpan pertanyaan baru"
        busyLabel="Mengganti pertanyaan…"
        onCancel={props.onCancel}
      />
    </form>
  );
}

/** Region and age, as the profile card shows them. */
export function AccountProfileForm({ daerah, umur }: ProfileView) {
  const router = useRouter();
  const { mutate } = useSWRConfig();
  const { state, form } = useSubmit(["daerah", "umur"], {
    check: (values) => (ageOf(values.umur) === null ? { message: "", errors: { umur: WRONG_AGE } } : null),
    send: (body) => fetchJson<ProfileView>("/api/account", { method: "PATCH", body }),
    onSent: () => {
      showToast({ text: "Data diri sudah disimpan." });
      void mutate(SESSION_ADDRESS);
      router.refresh();
    },
  });
  return (
    <form {...form} aria-label="Data diri" className="grid gap-4">
      <SubmitOutcome state={state} />
      <div className="grid gap-4 sm:grid-cols-[minmax(0,18rem)_8rem]">
        <RegionField error={state.errors.daerah} defaultValue={daerah} />
        <AgeField error={state.errors.umur} defaultValue={String(umur)} />
      </div>
      <div className="needs-script">
        <Button type="submit" busy={state.busy}>
          {state.busy ? "Menyimpan…" : "Simpan data diri"}
        </Button>
      </div>
    </form>
  );
}

const ADDRESS = "/api/account/photo";
const FAILED = "Foto profil belum berubah. Silakan coba lagi.";

/** Changes the picture that stands above: chosen, sent and in use at once. */
export function AccountPhoto({ picture }: { picture: string | null }) {
  const router = useRouter();
  const { mutate } = useSWRConfig();
  const [status, setStatus] = useState("");
  const { failure, busy, run, forget } = useSubmission({ unexplained: FAILED });
  const upload = usePhotoUpload(null, (photo) => {
    if (photo) void keep(photo);
  });

  function change(act: () => Promise<unknown>, done: string): Promise<void> {
    setStatus("");
    return run(null, async () => {
      await act();
      setStatus(done);
      await mutate(SESSION_ADDRESS);
      router.refresh();
    });
  }

  const keep = ({ id }: PhotoValue) =>
    change(() => fetchJson(ADDRESS, { method: "POST", body: { photo_id: id } }), "Foto profil sudah diganti.");
  const remove = () => change(() => fetchJson(ADDRESS, { method: "DELETE" }), "Foto profil sudah dihapus.");

  const { step } = upload;
  const sending = busy || step.name === "shrinking" || step.name === "sending";
  const error = step.name === "failed" ? step.message : failure?.message;
  return (
    <div>
      <p className="measure text-ink-soft">
        Foto ini dapat dilihat siapa saja. Lokasi dan data kamera di dalamnya dibuang.
      </p>
      <div className="needs-script mt-3 flex flex-wrap gap-2">
        <FileButton
          icon="image"
          text={picture ? "Ganti foto" : "Pilih foto"}
          onFile={(file) => {
            setStatus("");
            forget();
            void upload.choose(file, false);
          }}
        />
        {picture ? (
          <Button variant="quiet" busy={sending} onClick={() => void remove()}>
            <Icon name="trash" size={18} /> Hapus foto
          </Button>
        ) : null}
      </div>
      {error ? (
        <div role="alert">
          <FieldError id="foto-profil-error" text={error} />
        </div>
      ) : null}
      <p role="status" className="mt-2 text-sm text-primary">
        {sending ? "Mengirim foto…" : status}
      </p>
    </div>
  );
}
