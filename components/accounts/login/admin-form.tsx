import { SecretField } from "@/components/accounts/secret-field";
import { Form } from "@/components/forms/form";
import { Card } from "@/components/ui/card";
import { ADMIN_LOGIN } from "@/lib/accounts/fields-login";
import { SignedIn } from "./signed-in";
import { useSignIn } from "./use-sign-in";

/** An ordinary sign-in of the one admin whose name the server knows. */
export function AdminForm() {
  const { form, words } = useSignIn(ADMIN_LOGIN, { idPrefix: "admin-", more: () => ({ admin: true }), alone: true });
  return (
    <Card as="section" featured>
      <h2 className="text-xl">Password admin</h2>
      <p className="mt-1 mb-4 text-ink-soft">Untuk pengelola yang memeriksa laporan warga.</p>
      <Form
        of={form}
        className="grid gap-4"
        title={<SignedIn sending={form.sending} />}
        {...words("Buka dasbor admin")}
      >
        <SecretField {...form.propsOf("password")} autoFocus />
      </Form>
    </Card>
  );
}
