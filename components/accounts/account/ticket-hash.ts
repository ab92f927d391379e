import { useHash } from "@/components/forms/use-hash";

/** Links in our mails end in `#tiket=…`. */
const TICKET = /^#tiket=([\w-]{1,100})$/u;

/** The ticket of the address; null where there is none, undefined before the browser was asked. */
export function useTicketHash(): string | null | undefined {
  const hash = useHash();
  return hash === undefined ? undefined : (TICKET.exec(hash)?.[1] ?? null);
}
