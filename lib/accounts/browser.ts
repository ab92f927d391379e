import { fetchJson } from "@/lib/http/fetch-json";
import type { RegisteredView, SignedInView } from "./view";

/** Where `/register` leaves the new name for the form on `/login`, for as long as the tab is open. */
const NEW_NAME = "sulur_username_baru";

/** Who is signed in; `{}` for nobody. Also the key under which SWR keeps the answer. */
export const SESSION_ADDRESS = "/api/auth/session";

/** next-auth's endpoints, called without its client library, which would weigh more than these lines. */
async function post<T>(path: string, fields: object): Promise<T> {
  const { csrfToken } = await fetchJson<{ csrfToken: string }>("/api/auth/csrf");
  return fetchJson<T>(path, { method: "POST", body: { ...fields, csrfToken } });
}

/** Opens a session for this browser. @throws RequestFailed */
export async function signIn(form: object): Promise<SignedInView> {
  const signedIn = await post<SignedInView>("/api/auth/callback/credentials", form);
  rememberName(null);
  return signedIn;
}

/** Ends the session of this browser, here and on the server. @throws RequestFailed */
export async function signOut(): Promise<void> {
  await post("/api/auth/signout", {});
}

/** @param key kept while the same form is sent again, so that a lost answer makes no second account */
export async function register(body: object, key: string): Promise<RegisteredView> {
  const view = await fetchJson<RegisteredView>("/api/register", { method: "POST", body, key });
  rememberName(view.user.username);
  return view;
}

function rememberName(name: string | null): void {
  try {
    if (name === null) sessionStorage.removeItem(NEW_NAME);
    else sessionStorage.setItem(NEW_NAME, name);
  } catch {
    // Where nothing may be kept, the name is typed once more.
  }
}

/** The name that was just registered in this tab; empty when there is none. */
export function newName(): string {
  try {
    return sessionStorage.getItem(NEW_NAME) ?? "";
  } catch {
    return "";
  }
}

/** A second slash at its start makes a path a host for the next reader; the rest are no pages to return to. */
const NO_RETURN = /^\/(?:\/|(?:api|login|register|forgot)(?:\/|$))/u;

/**
 * `?lanjut=/path` of an address, when it stays on this site and leads to a page.
 * @returns the whole checked address: its parts, joined again, could name another host
 */
export function returnPath(address: string): string | null {
  const { origin, searchParams } = new URL(address);
  const path = searchParams.get("lanjut");
  if (!path?.startsWith("/") || !URL.canParse(path, origin)) return null;
  const target = new URL(path, origin);
  return target.origin === origin && !NO_RETURN.test(target.pathname) ? target.href : null;
}
