import { useState } from "react";
import { useSubmit } from "@/components/forms/use-submit";
import { register } from "@/lib/accounts/browser";
import { REGISTRATION_FIELDS } from "@/lib/accounts/rules";
import { checkRegistration } from "./check-registration";

const REDIRECT_MS = 1500;
const FAILED = "Terjadi kesalahan. Silakan coba lagi.";

/** Sends the form, and after the good news goes on to /login. */
export function useRegistration() {
  const [done, setDone] = useState<string | null>(null);
  const submission = useSubmit(REGISTRATION_FIELDS, {
    failed: FAILED,
    check: checkRegistration,
    send: register,
    onSent: ({ message }) => {
      setDone(message);
      setTimeout(() => window.location.assign(`/login${window.location.search}`), REDIRECT_MS);
    },
    explain: ({ status, message, fields }) => {
      if (status === 0) return { message: FAILED, errors: {} };
      return { message, errors: status === 409 ? { username: message } : fields };
    },
  });
  return { ...submission, done };
}
