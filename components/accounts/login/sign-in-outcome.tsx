import { buttonClass } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { SignInState } from "./use-sign-in";

/** The result of the attempt, announced at once. */
export function SignInOutcome({ state }: { state: SignInState }) {
  if (state.kind === "done" && state.warning) {
    return (
      <Notice tone="wait" icon="shield" live="alert" title={`Selamat datang, ${state.username}.`}>
        <p>{state.warning.text}</p>
        <p className="mt-3 flex flex-wrap gap-3">
          {/* No `Link`: a whole new page, so that nothing read before stays in memory. */}
          <a href={state.warning.target} className={buttonClass({})}>
            Lanjutkan
          </a>
          <a href="/akun" className={buttonClass({ variant: "secondary" })}>
            Buka akun
          </a>
        </p>
      </Notice>
    );
  }
  if (state.kind === "done") {
    return (
      <Notice tone="good" live="status" title={`Selamat datang, ${state.username}.`}>
        Halaman Anda sedang dibuka…
      </Notice>
    );
  }
  if (state.kind === "failed") {
    return (
      <Notice tone="bad" live="alert" title={state.message}>
        {state.hint}
      </Notice>
    );
  }
  return null;
}
