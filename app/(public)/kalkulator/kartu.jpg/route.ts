import { drawCarbonCard } from "@/lib/server/cards/carbon-card";
import { cardReply } from "@/lib/server/cards/card-reply";

/** Drawn once; the same for everyone. */
export const dynamic = "force-static";

/** GET /kalkulator/kartu.jpg: the picture of the shared calculator, with nobody's result on it. */
export function GET(): Promise<Response> {
  return cardReply(null, () => drawCarbonCard());
}
