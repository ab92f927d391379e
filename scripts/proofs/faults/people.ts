import { randomUUID } from "node:crypto";

let serial = 0;

/** Each request is another person's, behind an address of their own. */
function person(): { number: number; headers: Record<string, string> } {
  serial += 1;
  const address = `10.${(serial >> 16) & 255}.${(serial >> 8) & 255}.${serial & 255}`;
  return { number: serial, headers: { "content-type": "application/json", "x-forwarded-for": address } };
}

export interface Answer {
  /** Null: no whole answer came. */
  status: number | null;
  body: Record<string, unknown>;
  headers: Headers;
  milliseconds: number;
  /** Why there was none, e.g. ECONNREFUSED. */
  failure: string;
}

const TIMEOUT_MS = 30_000;

/** Sends one request and never throws. */
export async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  const begun = performance.now();
  const took = () => performance.now() - begun;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), ...init });
    const text = await response.text();
    return {
      status: response.status,
      body: objectIn(text),
      headers: response.headers,
      milliseconds: took(),
      failure: "",
    };
  } catch (error) {
    return { status: null, body: {}, headers: new Headers(), milliseconds: took(), failure: failureOf(error) };
  }
}

/** The object that an answer holds as JSON; empty for anything else. */
export function objectIn(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function failureOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof Error && "code" in cause) return String(cause.code);
  return cause instanceof Error ? cause.message : String(cause);
}

export function send(method: string, url: string, body: object, headers: Record<string, string> = {}): Promise<Answer> {
  const { headers: own } = person();
  return ask(url, { method, headers: { ...own, ...headers }, body: JSON.stringify(body) });
}

/** What a person writes into the form, each something of their own. */
export function reportBody(): object {
  return {
    reporter_name: "Warga uji",
    location: "Jalan Gangguan",
    damage_type: "Sampah menumpuk",
    description: `Laporan gangguan ${randomUUID()}: sampah menumpuk di tepi kali.`,
    incident_date: new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10),
  };
}

export const sendReport = (origin: string, headers: Record<string, string> = {}) =>
  send("POST", `${origin}/api/reports`, reportBody(), headers);

export function register(origin: string, eventId: number): Promise<Answer> {
  const { number } = person();
  const body = { name: `Warga ${number}`, email: `w${number}@gangguan.test` };
  return send("PATCH", `${origin}/api/events/${eventId}/register`, body);
}
