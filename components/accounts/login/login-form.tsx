import { useEffect, useSyncExternalStore } from "react";
import { SecretField } from "@/components/accounts/secret-field";
import { Form } from "@/components/forms/form";
import { Notice } from "@/components/ui/notice";
import { newName } from "@/lib/accounts/browser";
import { LOGIN } from "@/lib/accounts/fields-login";
import { SignedIn } from "./signed-in";
import { useSignIn } from "./use-sign-in";

const LINK = "font-semibold text-primary underline underline-offset-4";

const nothingToWatch = () => () => undefined;

export function LoginForm() {
  const { form, words } = useSignIn(LOGIN, {});
  const { sending, failure, setValue, field, propsOf } = form;
  const registered = useSyncExternalStore(nothingToWatch, newName, () => "");
  useEffect(() => {
    if (registered) setValue("username", registered);
  }, [registered, setValue]);
  return (
    <Form
      of={form}
      className="grid gap-5"
      title={
        registered && sending.step === "filling" && failure === null ? (
          <Notice tone="good">Akun {registered} sudah jadi. Ketik password untuk masuk.</Notice>
        ) : (
          <SignedIn sending={sending} />
        )
      }
      {...words("Masuk")}
      beside={
        <p className="w-full text-center text-ink-soft">
          Belum punya akun?{" "}
          <a href="/register" className={LINK}>
            Daftar
          </a>
        </p>
      }
    >
      {field("username", { autoCapitalize: "none", spellCheck: false })}
      <SecretField
        {...propsOf("password")}
        after={
          <a href="/forgot" className={`mt-2 inline-block py-1 ${LINK}`}>
            Lupa password?
          </a>
        }
      />
      {field("remember")}
    </Form>
  );
}
