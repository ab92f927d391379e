import { z } from "zod";

const DRAIN_MESSAGE = "DRAIN_SECONDS harus bilangan bulat dari 0 sampai 60.";
const METRICS_MESSAGE = "METRICS_TOKEN harus 16 sampai 200 karakter.";
const TRACES_MESSAGE = "OTEL_EXPORTER_OTLP_ENDPOINT harus alamat http(s), misalnya http://localhost:4318.";
const DIRECT_MESSAGE = "DATABASE_DIRECT_URL harus berbentuk postgresql://pengguna:sandi@server:5432/basisdata.";

function isAddress(...protocols: string[]) {
  return (value: string) => URL.canParse(value) && protocols.includes(new URL(value).protocol);
}

/** For whoever runs Sulur on several machines and watches it. */
export const operationsFields = {
  /** How long it goes on serving after it was told to stop, so that balancers notice that it is no longer ready. */
  DRAIN_SECONDS: z
    .string()
    .trim()
    .regex(/^\d+$/u, DRAIN_MESSAGE)
    .transform(Number)
    .pipe(z.number().max(60, DRAIN_MESSAGE))
    .default(0),
  /** `off` takes the service worker off every phone at its next visit; what waits there to be sent stays. */
  OFFLINE_WORKER: z.enum(["on", "off"], { error: "OFFLINE_WORKER harus on atau off." }).default("on"),
  /** What Prometheus has to show at /metrics; unset means that there is no such page. */
  METRICS_TOKEN: z.string().trim().min(16, METRICS_MESSAGE).max(200, METRICS_MESSAGE).optional(),
  /** Where spans go, as OTLP over HTTP; its other OTEL_* variables are read by OpenTelemetry itself. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .trim()
    .refine(isAddress("http:", "https:"), { error: TRACES_MESSAGE })
    .optional(),
  /** The same database without a pooler in between, for LISTEN, jobs and migrations; unset means DATABASE_URL. */
  DATABASE_DIRECT_URL: z
    .string()
    .trim()
    .refine(isAddress("postgres:", "postgresql:"), { error: DIRECT_MESSAGE })
    .optional(),
};
