import { useHash } from "@/components/forms/use-hash";
import { MANAGE_HEADER, manageTokenIn } from "@/lib/events/event/rules-manage";

/** The key in the address; null where there is none, undefined before the browser was asked. */
export function useManageKey(): string | null | undefined {
  const hash = useHash();
  return hash === undefined ? undefined : manageTokenIn(hash);
}

/** For requests without a body. */
export function keyHeaders(token: string | null): Record<string, string> {
  return token === null ? {} : { [MANAGE_HEADER]: token };
}

/** For requests with one. */
export function keyBody(token: string | null): { token?: string } {
  return token === null ? {} : { token };
}
