import { SubmitOutcome } from "@/components/forms/submit-outcome";
import { useSubmit } from "@/components/forms/use-submit";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { TOKEN_NAME_LENGTH } from "@/lib/accounts/own/rules";
import type { CreatedTokenView } from "@/lib/accounts/own/view";
import { fetchJson } from "@/lib/http/fetch-json";
import { SecretButtons } from "./account-secret";
import { checkToken, TOKEN_FIELDS } from "./check-secrets";
import { CurrentPassword } from "./current-password";

interface TokenFormProps {
  onMade: (token: CreatedTokenView) => void;
  onCancel: () => void;
}

export function TokenForm({ onMade, onCancel }: TokenFormProps) {
  const { state, form } = useSubmit(TOKEN_FIELDS, {
    failed: "Terjadi kesalahan. Silakan coba lagi.",
    check: checkToken,
    send: (body, key) => fetchJson<CreatedTokenView>("/api/account/tokens", { method: "POST", body, key }),
    onSent: onMade,
  });
  return (
    <form {...form} aria-label="Buat token" className="grid w-full gap-4">
      <SubmitOutcome state={state} idPrefix="token-" />
      <Field
        id="token-name"
        name="name"
        label="Nama token"
        hint="Agar Anda mengenalinya nanti, misalnya Skrip laporan RT."
        required
        error={state.errors.name}
      >
        {(control) => <Input {...control} autoComplete="off" maxLength={TOKEN_NAME_LENGTH} autoFocus />}
      </Field>
      <CurrentPassword id="token-password" error={state.errors.password} />
      <SecretButtons busy={state.busy} label="Buat token" busyLabel="Membuat token…" onCancel={onCancel} />
    </form>
  );
}
