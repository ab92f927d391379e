"use client";

import { useRouter } from "next/navigation";
import { useSWRConfig } from "swr";
import { NewPasswordField, ProfileFields, RecoveryFields } from "@/components/accounts/register/person-fields";
import { SecretField } from "@/components/accounts/secret-field";
import { Form } from "@/components/forms/form";
import { useForm } from "@/components/forms/use-form";
import { showToast } from "@/components/ui/toast-store";
import { SESSION_ADDRESS } from "@/lib/accounts/browser";
import { PROFILE } from "@/lib/accounts/fields";
import { BY_PASSWORD, PASSWORD_CHANGE, QUESTION_CHANGE } from "@/lib/accounts/own/fields";
import type { ChangedView, ProfileView } from "@/lib/accounts/own/view";
import { fetchJson } from "@/lib/http/fetch-json";
import { AccountSecret, CancelButton } from "./account-secret";

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
  const form = useForm<typeof BY_PASSWORD, ChangedView>(BY_PASSWORD, {
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

function QuestionForm({ onDone, onCancel }: SecretFormProps) {
  const router = useRouter();
  const form = useForm<typeof QUESTION_CHANGE, ChangedView>(QUESTION_CHANGE, {
    to: "/api/account/question",
    trusted: true,
    idPrefix: "tanya-",
    onSent: ({ message }) => {
      onDone(message);
      router.refresh();
    },
  });
  return (
    <Form
      of={form}
      label="Ganti pertanyaan keamanan"
      className="grid gap-4"
      note={null}
      send="Simpan pertanyaan baru"
      sending="Mengganti pertanyaan…"
      look={{}}
      beside={<CancelButton onCancel={onCancel} />}
    >
      <SecretField {...form.propsOf("password")} autoFocus />
      <RecoveryFields field={form.field} />
    </Form>
  );
}

/** Region and age, as the profile card shows them. */
export function AccountProfileForm({ daerah, umur }: ProfileView) {
  const router = useRouter();
  const { mutate } = useSWRConfig();
  const form = useForm<typeof PROFILE, ProfileView>(PROFILE, {
    initial: { daerah, umur: String(umur) },
    send: (body) => fetchJson("/api/account", { method: "PATCH", body }),
    trusted: true,
    again: true,
    onSent: () => {
      showToast({ text: "Data diri sudah disimpan." });
      void mutate(SESSION_ADDRESS);
      router.refresh();
    },
  });
  return (
    <Form
      of={form}
      label="Data diri"
      className="grid gap-4"
      note={null}
      send="Simpan data diri"
      sending="Menyimpan…"
      look={{ className: "needs-script" }}
    >
      <div className="grid gap-4 sm:grid-cols-[minmax(0,18rem)_8rem]">
        <ProfileFields field={form.field} />
      </div>
    </Form>
  );
}
