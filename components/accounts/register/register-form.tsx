"use client";

import { SignInNext } from "@/components/accounts/login/sign-in-next";
import { Form } from "@/components/forms/form";
import { useForm } from "@/components/forms/use-form";
import { PrivacyLink } from "@/components/privacy/privacy-link";
import { register } from "@/lib/accounts/browser";
import { REGISTRATION, registrationSummary } from "@/lib/accounts/fields";
import type { RegisteredView } from "@/lib/accounts/view";
import { FAILED, type RequestFailed } from "@/lib/http/fetch-json";
import { NewPasswordField, ProfileFields, RecoveryFields, usePasswordChecks } from "./person-fields";

const REDIRECT_MS = 1500;

export function RegisterForm() {
  const form = useForm<typeof REGISTRATION, RegisteredView>(REGISTRATION, {
    send: register,
    trusted: true,
    summary: (errors) => registrationSummary(errors) ?? Object.values(errors)[0] ?? "",
    // After the good news the browser goes on to /login.
    onSent: () => {
      setTimeout(() => window.location.assign(`/login${window.location.search}`), REDIRECT_MS);
    },
    explain,
  });
  const { field, propsOf, sending, draft } = form;
  const { ready } = usePasswordChecks(draft.values.password);

  if (sending.step === "sent") return <SignInNext message={sending.answer.message} />;
  return (
    <Form
      of={form}
      className="grid gap-5"
      note={null}
      send="Daftar"
      sending="Sedang mendaftar…"
      look={{ wide: true, ...(!ready && { "aria-disabled": true, "aria-describedby": "submit-hint" }) }}
      beside={
        ready ? null : (
          <p id="submit-hint" className="-mt-1 w-full text-center text-sm text-ink-faint">
            Tombol ini aktif setelah syarat password terpenuhi.
          </p>
        )
      }
    >
      {field("username", { autoCapitalize: "none", spellCheck: false })}
      <NewPasswordField {...propsOf("password")} />
      <div className="grid gap-5 sm:grid-cols-[1fr_8rem]">
        <ProfileFields field={field} />
      </div>
      <RecoveryFields field={field} />
      <p className="text-sm text-ink-soft">
        Data ini hanya dipakai untuk akun Anda dan dapat Anda hapus kapan saja. <PrivacyLink />
      </p>
    </Form>
  );
}

function explain({ status, message, fields }: RequestFailed) {
  if (status === 0) return { message: FAILED, errors: {} };
  return { message, errors: status === 409 ? { username: message } : fields };
}
