"use client";

import { useRouter } from "next/navigation";
import { QuestionFields } from "@/components/accounts/register/person-fields";
import { SubmitOutcome } from "@/components/forms/submit-outcome";
import { useSubmit } from "@/components/forms/use-submit";
import type { ChangedView } from "@/lib/accounts/own/view";
import { fetchJson } from "@/lib/http/fetch-json";
import { AccountSecret, SecretButtons } from "./account-secret";
import { checkQuestionChange, QUESTION_FIELDS } from "./check-secrets";
import { CurrentPassword } from "./current-password";

export function AccountQuestion({ question }: { question: string }) {
  return (
    <AccountSecret label="Ganti pertanyaan" form={(end) => <QuestionForm {...end} />}>
      <p>{question}</p>
      <p className="measure text-ink-soft">
        Jawabannya tersimpan tersandi dan tidak dapat ditampilkan. Setelah diganti, semua perangkat lain dan token API
        dikeluarkan.
      </p>
    </AccountSecret>
  );
}

function QuestionForm(props: { onDone: (message: string) => void; onCancel: () => void }) {
  const router = useRouter();
  const { state, form } = useSubmit(QUESTION_FIELDS, {
    failed: "Terjadi kesalahan. Silakan coba lagi.",
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
