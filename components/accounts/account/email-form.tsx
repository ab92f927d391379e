import { SubmitOutcome } from "@/components/forms/submit-outcome";
import { useSubmit } from "@/components/forms/use-submit";
import { PrivacyLink } from "@/components/privacy/privacy-link";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { isBlank } from "@/lib/accounts/rules";
import { fetchJson } from "@/lib/http/fetch-json";
import { CurrentPassword } from "./current-password";

const FIELDS = ["email", "password"] as const;
type Values = Record<(typeof FIELDS)[number], string>;

interface EmailFormProps {
  onSent: (address: string, message: string) => void;
  onCancel: () => void;
}

function check({ email, password }: Values) {
  const errors = {
    ...(isBlank(email) && { email: "Email wajib diisi." }),
    ...(password === "" && { password: "Password saat ini wajib diisi." }),
  };
  return Object.keys(errors).length > 0 ? { message: "", errors } : null;
}

/** A new address, which counts only once its owner has opened our mail. */
export function EmailForm({ onSent, onCancel }: EmailFormProps) {
  const { state, form } = useSubmit(FIELDS, {
    failed: "Terjadi kesalahan. Silakan coba lagi.",
    check,
    send: (body, key) => fetchJson<{ message: string }>("/api/account/email", { method: "POST", body, key }),
    onSent: ({ message }, { email }) => onSent(email.trim(), message),
  });
  return (
    <form {...form} className="grid gap-4">
      <SubmitOutcome state={state} idPrefix="email-" />
      <Field
        id="email-email"
        name="email"
        label="Alamat email"
        hint={
          <>
            Kami kirim satu tautan untuk memastikan alamat ini milik Anda. <PrivacyLink />
          </>
        }
        required
        error={state.errors.email}
      >
        {(control) => <Input {...control} type="email" autoComplete="email" maxLength={254} autoFocus />}
      </Field>
      <CurrentPassword id="email-password" error={state.errors.password} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={state.busy}>
          {state.busy ? "Mengirim tautan…" : "Kirim tautan konfirmasi"}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Batal
        </Button>
      </div>
    </form>
  );
}
