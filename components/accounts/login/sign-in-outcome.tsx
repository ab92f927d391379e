import { Notice } from "@/components/ui/notice";
import type { SignInState } from "./use-sign-in";

/** What became of the attempt, read aloud at once. */
export function SignInOutcome({ state }: { state: SignInState }) {
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
