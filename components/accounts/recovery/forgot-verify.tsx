import { SubmitOutcome } from "@/components/forms/submit-outcome";
import { useSubmit } from "@/components/forms/use-submit";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { Select } from "@/components/ui/select";
import { SECURITY_QUESTION_KEYS, SECURITY_QUESTIONS } from "@/lib/accounts/rules";
import { fetchJson } from "@/lib/http/fetch-json";
import { checkVerify, VERIFY_FIELDS, type VerifyValues } from "./check-recovery";

const QUESTIONS = SECURITY_QUESTION_KEYS.map((value) => ({ value, label: SECURITY_QUESTIONS[value] }));
export const UNEXPECTED = "Terjadi kesalahan tidak terduga. Mohon coba lagi.";

interface ForgotVerifyProps {
  /** What was typed before, when somebody comes back. */
  values: VerifyValues;
  onVerified: (ticket: string, values: VerifyValues) => void;
}

/** The first step: who the account belongs to. */
export function ForgotVerify({ values, onVerified }: ForgotVerifyProps) {
  const { state, form } = useSubmit(VERIFY_FIELDS, {
    failed: UNEXPECTED,
    check: checkVerify,
    send: (body) => fetchJson<{ userId: string }>("/api/verify-account", { method: "POST", body, failed: UNEXPECTED }),
    onSent: ({ userId }, sent) => onVerified(userId, sent),
  });
  return (
    <form {...form} className="grid gap-5">
      {state.status === 401 ? (
        // Said of wrong data and of a mailed link alike, so it is no more bad news than good.
        <Notice tone="wait" icon="info" live="alert" title="Periksa data atau email Anda">
          {state.message}
        </Notice>
      ) : (
        <SubmitOutcome state={state} />
      )}
      <Field name="username" label="Username" required error={state.errors.username}>
        {(control) => (
          <Input
            {...control}
            defaultValue={values.username}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
          />
        )}
      </Field>
      <Field
        name="selectedQuestion"
        label="Pertanyaan keamanan"
        hint="Yang Anda pilih saat mendaftar."
        required
        error={state.errors.selectedQuestion}
      >
        {(control) => (
          <Select
            {...control}
            defaultValue={values.selectedQuestion}
            options={QUESTIONS}
            placeholder="Pilih satu pertanyaan"
          />
        )}
      </Field>
      <Field
        name="securityAnswer"
        label="Jawaban keamanan"
        hint="Huruf besar dan kecil dianggap sama."
        required
        error={state.errors.securityAnswer}
      >
        {(control) => (
          <Input
            {...control}
            defaultValue={values.securityAnswer}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
          />
        )}
      </Field>
      <Button type="submit" wide busy={state.busy}>
        {state.busy ? "Memeriksa…" : "Verifikasi akun"}
      </Button>
    </form>
  );
}
