import type { Metadata } from "next";
import { EmailConfirmation } from "@/components/accounts/account/email-confirmation";
import { NeedsScript } from "@/components/layout/no-script";

export const metadata: Metadata = { title: "Konfirmasi email", robots: { index: false } };

/** Opened from a mail, on any device, so it asks nobody to sign in: the ticket behind # says whose address it is. */
export default function ConfirmEmailPage() {
  return (
    <div className="container-page max-w-220 py-8 lg:py-12">
      <h1 className="text-4xl">Konfirmasi email</h1>
      <div className="mt-6 grid justify-items-start gap-5">
        <NeedsScript action="Konfirmasi email" />
        <EmailConfirmation />
      </div>
    </div>
  );
}
