import { forgetMemberTickets } from "@/components/events/tickets/tickets";
import { forgetToasts } from "@/components/ui/toast-store";
import { signOut } from "@/lib/accounts/browser";

/**
 * Signs out, then loads a whole new page: of what was seen or said nothing stays for whoever presses "back" on a shared
 * phone. @throws RequestFailed
 */
export async function leave(): Promise<void> {
  await signOut();
  forgetToasts();
  forgetMemberTickets();
  window.location.assign("/login");
}
