import type { Sending } from "@/components/forms/use-form";
import { buttonClass } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { SignedInView } from "@/lib/accounts/view";
import { targetAfter } from "./use-sign-in";

/** Read aloud at once. */
export function SignedIn({ sending }: { sending: Sending<SignedInView> }) {
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
