import { SubmitOutcome } from "@/components/forms/submit-outcome";
import { useSubmit } from "@/components/forms/use-submit";
import { Button } from "@/components/ui/button";
import { fetchJson } from "@/lib/http/fetch-json";
import { CurrentPassword } from "./current-password";

interface EmailRemovalProps {
  onRemoved: (message: string) => void;
  onCancel: () => void;
}

/** Takes the address away, once the password has been typed again. */
export function EmailRemoval({ onRemoved, onCancel }: EmailRemovalProps) {
  const { state, form } = useSubmit(["password"], {
    failed: "Terjadi kesalahan. Silakan coba lagi.",
    check: ({ password }) =>
      password === "" ? { message: "", errors: { password: "Password saat ini wajib diisi." } } : null,
    send: (body) => fetchJson<{ message: string }>("/api/account/email", { method: "DELETE", body }),
    onSent: ({ message }) => onRemoved(message),
  });
  return (
    <form {...form} className="grid gap-4">
      <p>Setelah dihapus, tautan pemulihan dan kabar tentang keamanan akun tidak lagi dikirim lewat email.</p>
      <SubmitOutcome state={state} idPrefix="email-" />
      <CurrentPassword id="email-password" error={state.errors.password} autoFocus />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" busy={state.busy}>
          {state.busy ? "Menghapus…" : "Hapus email"}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Batal
        </Button>
      </div>
    </form>
  );
}
