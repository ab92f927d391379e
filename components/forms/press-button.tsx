import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { randomKey } from "@/lib/http/random-key";
import { useAction } from "./use-action";

interface PressButtonProps<Answer> {
  label: string;
  variant?: "primary" | "secondary";
  /** @param key the same at each press, so that a lost answer does nothing twice */
  send: (key: string) => Promise<Answer>;
  onSent: (answer: Answer) => void;
}

/**
 * The one button of a page that a mail links to: opening the page alone, as mail scanners do, changes nothing.
 * A failure stays beside the button: there is nothing else on the page.
 */
export function PressButton<Answer>({ label, variant, send, onSent }: PressButtonProps<Answer>) {
  const [failure, setFailure] = useState("");
  const { busy, run } = useAction({ refresh: false, showFailure: setFailure });
  const key = useRef("");

  async function press() {
    setFailure("");
    key.current ||= randomKey();
    onSent(await send(key.current));
    return undefined;
  }

  return (
    <>
      {failure ? <Notice tone="bad" live="alert" title={failure} /> : null}
      <Button variant={variant} busy={busy !== null} onClick={() => void run("press", press)}>
        {busy ? "Memproses…" : label}
      </Button>
    </>
  );
}
