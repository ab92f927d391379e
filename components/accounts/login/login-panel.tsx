"use client";

import Link from "next/link";
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { SecretField } from "@/components/accounts/secret-field";
import { Form } from "@/components/forms/form";
import { type FormHandle, type Sending, useForm } from "@/components/forms/use-form";
import { hasHint } from "@/components/outbox/hint";
import { buttonClass } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { newName, returnPath, signIn } from "@/lib/accounts/browser";
import { ADMIN_LOGIN, LOGIN } from "@/lib/accounts/fields-login";
import type { SessionUser, SignedInView } from "@/lib/accounts/view";
import type { Fields } from "@/lib/forms/fields";
import { FAILED } from "@/lib/http/fetch-json";

/** The spec lets residents read the greeting this long; staff go on at once. */
const REDIRECT_MS = 500;

const nothingToWatch = () => () => undefined;

/** The form for everyone, or in its place the admin-password card. */
export function LoginPanel() {
  const [asAdmin, setAsAdmin] = useState(false);
  return (
    <>
      {asAdmin ? <AdminCard /> : <LoginForm />}
      <AdminSwitch on={asAdmin} onChange={setAsAdmin} />
    </>
  );
}

function AdminSwitch({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      onClick={() => onChange(!on)}
      className="needs-script mt-4 flex min-h-12 w-full items-center gap-3 rounded-md px-3 text-left font-semibold text-ink-soft hover:bg-panel"
    >
      <Icon name="shield" />
      <span className="flex-1">Masuk sebagai admin</span>
      <span
        aria-hidden="true"
        className={classNames(
          "flex h-7 w-12 items-center rounded-full border-2 p-0.5 transition-colors duration-150",
          on ? "justify-end border-primary bg-primary" : "justify-start border-control bg-paper",
        )}
      >
        <span className={classNames("size-5 rounded-full", on ? "bg-on-primary" : "bg-ink-faint")} />
      </span>
    </button>
  );
}

/** An ordinary sign-in of the one admin whose name the server knows. */
function AdminCard() {
  const form = useForm<typeof ADMIN_LOGIN, SignedInView>(ADMIN_LOGIN, {
    ...SIGN_IN,
    idPrefix: "admin-",
    more: () => ({ admin: "true" }),
  });
  useComingBack(form.startAnother);
  return (
    <Card as="section" featured>
      <h2 className="text-xl">Password admin</h2>
      <p className="mt-1 mb-4 text-ink-soft">Untuk pengelola yang memeriksa laporan warga.</p>
      <Form
        of={form}
        className="grid gap-4"
        title={<SignedIn sending={form.sending} />}
        note={null}
        failed={failedOf(form)}
        send="Buka dasbor admin"
        button={buttonOf(form, "Buka dasbor admin")}
        look={{ wide: true }}
      >
        <SecretField {...form.propsOf("password")} autoFocus />
      </Form>
    </Card>
  );
}

function LoginForm() {
  const form = useForm<typeof LOGIN, SignedInView>(LOGIN, SIGN_IN);
  const { sending, setValue, field } = form;
  useComingBack(form.startAnother);
  const registered = useSyncExternalStore(nothingToWatch, newName, () => "");
  useEffect(() => {
    if (registered) setValue("username", registered);
  }, [registered, setValue]);
  return (
    <Form
      of={form}
      className="grid gap-5"
      title={
        registered && sending.step === "filling" && form.failure === null ? (
          <Notice tone="good">Akun {registered} sudah jadi. Ketik password untuk masuk.</Notice>
        ) : (
          <SignedIn sending={sending} />
        )
      }
      note={null}
      failed={failedOf(form)}
      send="Masuk"
      button={buttonOf(form, "Masuk")}
      look={{ wide: true }}
      beside={
        <p className="w-full text-center text-ink-soft">
          Belum punya akun?{" "}
          <Link href="/register" prefetch={false} className="font-semibold text-primary underline underline-offset-4">
            Daftar
          </Link>
        </p>
      }
    >
      {field("username", { autoCapitalize: "none", spellCheck: false })}
      <SecretField
        {...form.propsOf("password")}
        after={
          <Link
            href="/forgot"
            prefetch={false}
            className="mt-2 inline-block py-1 font-semibold text-primary underline underline-offset-4"
          >
            Lupa password?
          </Link>
        }
      />
      {field("remember")}
    </Form>
  );
}

/** What both forms send, and what follows; a whole new page, so that nothing read before stays in memory. */
const SIGN_IN = {
  trusted: true,
  summary: () => "",
  send: async (body: object) => {
    // What another may have written on this device must not go out under this name.
    if (hasHint())
      await import("@/components/outbox/outbox").then(
        ({ ask }) => ask({ ask: "hold" }),
        () => null,
      );
    return signIn(body);
  },
  onSent: ({ user, warning }: SignedInView) => {
    if (!warning) setTimeout(() => window.location.assign(targetAfter(user)), user.role === "user" ? REDIRECT_MS : 0);
  },
};

type SignInForm = Pick<FormHandle<Fields, SignedInView>, "failure" | "sending">;

/** Without an answer the reason stands below the usual sentence. */
function failedOf({ failure }: SignInForm): string | undefined {
  return failure?.status === 0 && failure.message !== FAILED ? FAILED : undefined;
}

function buttonOf({ sending: { step } }: SignInForm, send: string): string {
  return step === "sending" || step === "sent" ? "Sedang masuk…" : send;
}

/** Who comes back by the browser's button finds the page as it was left, and must be able to sign in again. */
function useComingBack(startAnother: () => void): void {
  const comeBack = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) startAnother();
  });
  useEffect(() => {
    addEventListener("pageshow", comeBack);
    return () => removeEventListener("pageshow", comeBack);
  }, []);
}

/** Read aloud at once. */
function SignedIn({ sending }: { sending: Sending<SignedInView> }) {
  if (sending.step !== "sent") return null;
  const { user, warning } = sending.answer;
  const title = `Selamat datang, ${user.username}.`;
  if (!warning) {
    return (
      <Notice tone="good" live="status" title={title}>
        Halaman Anda sedang dibuka…
      </Notice>
    );
  }
  return (
    <Notice tone="wait" icon="shield" live="alert" title={title}>
      <p>{warning}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        {/* No `Link`: a whole new page, so that nothing read before stays in memory. */}
        <a href={targetAfter(user)} className={buttonClass({})}>
          Lanjutkan
        </a>
        <a href="/akun" className={buttonClass({ variant: "secondary" })}>
          Buka akun
        </a>
      </p>
    </Notice>
  );
}

function targetAfter({ role }: SessionUser): string {
  return returnPath(window.location.href) ?? (role === "user" ? "/home" : "/admin");
}
