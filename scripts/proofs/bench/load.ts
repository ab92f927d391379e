/** Sends one load and prints its figures as JSON: node load.ts '{"url":…,"seconds":…,"connections":…}' */
import autocannon, { type Options } from "autocannon";

export type WriteName = "report" | "registration";

export interface Load {
  /** In it `:serial` is another number in each request, from a million on. */
  url: string;
  seconds: number;
  connections: number;
  /** What is written; without it the load reads. */
  writes?: WriteName | undefined;
  /** Numbers that stand for `:id` in the address, in turn. */
  ids?: number[] | undefined;
  /** Words that stand for `:word` in the address, in turn. */
  words?: string[] | undefined;
  /** Session cookie. */
  cookie?: string | undefined;
}

export interface Figures {
  perSecond: number;
  p50: number;
  p99: number;
  failed: number;
}

const load = JSON.parse(process.argv[2] ?? "{}") as Load;
// Each run begins elsewhere, so that it does not ask for what the run before it has left in a cache.
let count = load.writes ? 0 : 1_000_000 * (1 + (process.pid % 1_000));

/** Each request is another person's, behind another address, so that no limit is met and none is switched off. */
function reportOf(serial: number): string {
  return JSON.stringify({
    reporter_name: `Warga ${serial}`,
    location: `Jalan Ukur ${serial}`,
    damage_type: "Sampah menumpuk",
    description: `Laporan ukur nomor ${serial} dari putaran ${process.pid}.`,
    incident_date: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
  });
}

function registrationOf(serial: number): string {
  return JSON.stringify({ name: `Warga ${serial}`, email: `w${process.pid}-${serial}@ukur.test` });
}

const WRITES = {
  report: { method: "POST", body: reportOf },
  registration: { method: "PATCH", body: registrationOf },
} as const;
const writing = load.writes ? WRITES[load.writes] : null;

function addressOf(serial: number): string {
  return `10.${(serial >> 16) & 255}.${(serial >> 8) & 255}.${serial & 255}`;
}

const options: Options = {
  url: load.url,
  duration: load.seconds,
  connections: load.connections,
  requests: [
    {
      method: writing?.method ?? "GET",
      setupRequest(request) {
        count += 1;
        const cookie = load.cookie === undefined ? {} : { cookie: load.cookie };
        const headers = { ...request.headers, ...cookie, "x-forwarded-for": addressOf(count) };
        const id = String(load.ids?.[count % load.ids.length]);
        const word = String(load.words?.[count % load.words.length]);
        const path = (request.path ?? "").replace(":id", id).replace(":serial", String(count)).replace(":word", word);
        if (!writing) return { ...request, path, headers };
        return {
          ...request,
          path,
          headers: { ...headers, "content-type": "application/json" },
          body: writing.body(count),
        };
      },
    },
  ],
};

const result = await autocannon(options);
const figures: Figures = {
  perSecond: result.requests.average,
  p50: result.latency.p50,
  p99: result.latency.p99,
  failed: result.non2xx + result.errors,
};
process.stdout.write(JSON.stringify(figures));
