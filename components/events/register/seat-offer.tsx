import { Button } from "@/components/ui/button";
import type { HeldRegistrationView } from "@/lib/events/registration/view";
import type { Held } from "./use-own-registration";

/** A seat became free for somebody who waited. */
export function SeatOffer({ held, view }: { held: Held; view: HeldRegistrationView }) {
  return (
    <Button
      size="large"
      className="justify-self-start"
      busy={held.busy === "accept"}
      onClick={() => void held.change("accept", `Anda terdaftar untuk ${view.people} orang.`)}
    >
      {held.busy === "accept" ? "Menerima kursi…" : "Terima kursi"}
    </Button>
  );
}
