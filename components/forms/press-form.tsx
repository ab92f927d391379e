import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { SubmitOutcome } from "./submit-outcome";
import { useSubmit } from "./use-submit";

interface PressFormProps<Answer> {
  label: string;
  /** Stands before the outcome of a press. */
  children?: ReactNode;
  variant?: "primary" | "secondary";
  send: () => Promise<Answer>;
  onSent: (answer: Answer) => void;
}

/** A form of one button, for links in mails: opening their page alone, as mail scanners do, changes nothing. */
export function PressForm<Answer>({ label, children, variant, send, onSent }: PressFormProps<Answer>) {
  const { state, form } = useSubmit([], { check: () => null, send, onSent });
  return (
    <form {...form} className="contents">
      {children}
      <SubmitOutcome state={state} />
      <Button type="submit" variant={variant} busy={state.busy}>
        {state.busy ? "Memproses…" : label}
      </Button>
    </form>
  );
}
