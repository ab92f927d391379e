import "server-only";
import { resolve } from "node:path";
import { z } from "zod";
import { isStrongEnough, PASSWORD_LENGTH } from "@/lib/accounts/rules";
import { isWebAddress, isWhatsappNumber, socialLink, whatsappDigits } from "@/lib/layout/contact";
import { functionsFields, hostDefaults, missingWithoutDisk } from "./env-functions";

const EMAIL_MESSAGE = "CONTACT_EMAIL harus alamat email, misalnya halo@sulur.example.";
const WHATSAPP_MESSAGE = "CONTACT_WHATSAPP harus nomor telepon, misalnya 0812-3456-7890.";
const REPOSITORY_MESSAGE = "REPOSITORY_URL harus alamat http(s) kode sumber.";

const SOCIAL_MESSAGE =
  "SOCIAL_LINKS harus berisi nama=alamat yang dipisahkan koma, misalnya Instagram=https://instagram.com/sulur.";

/** Who runs this Sulur, until an admin says so on the settings' page; what is unset is not shown. */
export const contactFields = {
  CONTACT_EMAIL: z.string().trim().pipe(z.email(EMAIL_MESSAGE)).optional(),
  /** Digits only, as wa.me takes them. */
  CONTACT_WHATSAPP: z.string().transform(whatsappDigits).refine(isWhatsappNumber, WHATSAPP_MESSAGE).optional(),
  REPOSITORY_URL: z.string().trim().refine(isWebAddress, REPOSITORY_MESSAGE).optional(),
  SOCIAL_LINKS: z
    .string()
    .transform((text) =>
      text
        .split(",")
        .filter((part) => part.trim() !== "")
        .map(socialLink),
    )
    .refine((links) => links.every(({ label, href }) => label !== "" && isWebAddress(href)), SOCIAL_MESSAGE)
    .optional(),
};

const DRAIN_MESSAGE = "DRAIN_SECONDS harus bilangan bulat dari 0 sampai 60.";
const METRICS_MESSAGE = "METRICS_TOKEN harus 16 sampai 200 karakter.";
const TRACES_MESSAGE = "OTEL_EXPORTER_OTLP_ENDPOINT harus alamat http(s), misalnya http://localhost:4318.";
const DIRECT_MESSAGE = "DATABASE_DIRECT_URL harus berbentuk postgresql://pengguna:sandi@server:5432/basisdata.";

/** For whoever runs Sulur on several machines and watches it. */
const operationsFields = {
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

const PORT_MESSAGE = "PORT harus bilangan bulat dari 1 sampai 65535.";
const TILE_MESSAGE = "TILE_URL harus none, atau alamat http(s) dengan {z}, {x} dan {y}.";
const isTileTemplate = (value: string) => ["{z}", "{x}", "{y}"].every((part) => value.includes(part));
const HOPS_MESSAGE =
  "TRUSTED_PROXY_HOPS harus bilangan bulat dari 0 sampai 10: jumlah proksi tepercaya di depan Sulur.";
const DATABASE_MESSAGE =
  "DATABASE_URL harus berbentuk postgresql://pengguna:sandi@server:5432/basisdata; kosongkan untuk basis data bawaan.";
const SECRET_MESSAGE = "AUTH_SECRET harus sedikitnya 32 karakter acak; kosongkan agar npm start membuatnya.";
const ADMIN_PASSWORD_MESSAGE =
  "ADMIN_PASSWORD harus 8 sampai 256 karakter dengan huruf besar, huruf kecil, angka, dan simbol.";
const S3_NAMES = ["S3_ENDPOINT", "S3_BUCKET", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

function hasProtocol(...protocols: string[]) {
  return (value: string) => URL.canParse(value) && protocols.includes(new URL(value).protocol);
}

const text = (message: string) => z.string(message).trim().min(1, message);
const address = (message: string, ...protocols: string[]) => text(message).refine(hasProtocol(...protocols), message);
const whole = (from: number, to: number, message: string) =>
  z.string().trim().regex(/^\d+$/, message).transform(Number).pipe(z.number().min(from, message).max(to, message));

const fields = {
  /** `npm start` and `npm run dev` set it themselves; any other value is a slip. */
  NODE_ENV: z
    .enum(["production", "development", "test"], {
      error: "NODE_ENV harus production, development, atau test; biasanya kosongkan saja.",
    })
    .optional(),
  PORT: whole(1, 65_535, PORT_MESSAGE).default(3000),
  /** The one address to listen on; unset means all. */
  HOST: z
    .union([z.ipv4(), z.ipv6()], "HOST harus alamat IP tempat server mendengarkan, misalnya 127.0.0.1.")
    .optional(),
  /** Absolute. */
  DATA_DIR: text("DATA_DIR harus nama sebuah folder.")
    .default(".data")
    .transform((folder) => resolve(folder)),
  ADMIN_USERNAME: text("ADMIN_USERNAME harus diisi.")
    .max(60, "ADMIN_USERNAME paling panjang 60 karakter.")
    .regex(/^\S+$/u, "ADMIN_USERNAME harus satu kata tanpa spasi, misalnya admin.")
    .default("admin"),
  ADMIN_PASSWORD: z
    .string()
    .max(PASSWORD_LENGTH.max, ADMIN_PASSWORD_MESSAGE)
    .refine(isStrongEnough, { error: ADMIN_PASSWORD_MESSAGE })
    .optional(),
  /** The first one; later ones are set by admins. */
  EVENT_ACCESS_CODE: z
    .string()
    .min(8, "EVENT_ACCESS_CODE harus 8 sampai 200 karakter.")
    .max(200, "EVENT_ACCESS_CODE harus 8 sampai 200 karakter.")
    .optional(),
  SMTP_URL: address("SMTP_URL harus berbentuk smtp://pengguna:sandi@server:587.", "smtp:", "smtps:").optional(),
  MAIL_FROM: text("MAIL_FROM harus berisi alamat email.")
    .includes("@", "MAIL_FROM harus berisi alamat email.")
    .optional(),
  /** Base address of a Nominatim server, without the final slash. */
  GEOCODER_URL: address("GEOCODER_URL harus alamat http(s) sebuah server Nominatim.", "http:", "https:")
    .default("https://nominatim.openstreetmap.org")
    .transform((value) => value.replace(/\/+$/, "")),
  /** Address of geoBoundaries' API, or of a mirror, that names the files with the boundaries of regencies and cities. */
  AREAS_URL: address("AREAS_URL harus alamat http(s) API geoBoundaries.", "http:", "https:").default(
    "https://www.geoboundaries.org/api/current/gbOpen/IDN/ADM2/",
  ),
  /** Of the streets above the base map; `none` leaves them out. */
  TILE_URL: z
    .union(
      [z.literal("none"), address(TILE_MESSAGE, "http:", "https:").refine(isTileTemplate, { error: TILE_MESSAGE })],
      { error: TILE_MESSAGE },
    )
    .default("https://tile.openstreetmap.org/{z}/{x}/{y}.png"),
  ...contactFields,
  ...operationsFields,
  ...functionsFields,
  TRUSTED_PROXY_HOPS: whole(0, 10, HOPS_MESSAGE).default(0),
  S3_ENDPOINT: address("S3_ENDPOINT harus alamat http(s).", "http:", "https:").optional(),
  S3_BUCKET: text("S3_BUCKET harus diisi.").optional(),
  S3_REGION: text("S3_REGION harus diisi.").optional(),
  S3_ACCESS_KEY_ID: text("S3_ACCESS_KEY_ID harus diisi.").optional(),
  S3_SECRET_ACCESS_KEY: text("S3_SECRET_ACCESS_KEY harus diisi.").optional(),
  /** Whether stories and tips marked as drafts are shown; unset means only in development. */
  DRAFTS: z.enum(["show", "hide"], { error: "DRAFTS harus show atau hide." }).optional(),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
      error: "LOG_LEVEL harus salah satu dari fatal, error, warn, info, debug, trace, silent.",
    })
    .default("info"),
};

const databaseUrl = address(DATABASE_MESSAGE, "postgres:", "postgresql:");
const siteUrl = address("SITE_URL harus alamat http(s) seperti https://sulur.example.", "http:", "https:")
  .refine((value) => !URL.canParse(value) || new URL(value).pathname === "/", {
    error: "SITE_URL harus tanpa jalur di belakang nama server.",
  })
  .transform((value) => new URL(value).origin);
const authSecret = z.string(SECRET_MESSAGE).min(32, SECRET_MESSAGE);
const seed = z.enum(["demo", "none"], { error: "SEED harus demo atau none." });

type Together = z.infer<z.ZodObject<typeof fields>> & { DATABASE_URL: string };

function checkTogether(value: Partial<Together>, context: z.core.$RefinementCtx): void {
  const missing = S3_NAMES.filter((name) => value[name] === undefined);
  if (missing.length > 0 && missing.length < S3_NAMES.length) {
    const message = `Penyimpanan S3 perlu semua isian: tambahkan ${missing.join(", ")}.`;
    context.addIssue({ code: "custom", message, path: ["S3"] });
  }
  if (value.SMTP_URL !== undefined && value.MAIL_FROM === undefined) {
    const message = "MAIL_FROM harus diisi bila SMTP_URL diisi, misalnya Sulur <kabar@sulur.example>.";
    context.addIssue({ code: "custom", message, path: ["MAIL_FROM"] });
  }
}

/** What an operator may set; `npm start` makes up the rest. */
const Settings = z
  .object({
    ...fields,
    DATABASE_URL: databaseUrl.optional(),
    SITE_URL: siteUrl.optional(),
    AUTH_SECRET: authSecret.optional(),
    SEED: seed.optional(),
  })
  .superRefine(checkTogether);
export type Settings = z.infer<typeof Settings>;
/** Every variable that is read. */
export const SETTING_NAMES: readonly string[] = Object.keys(Settings.shape);

/** What the server runs with; nothing is missing. */
const Env = z
  .object({
    ...fields,
    DATABASE_URL: databaseUrl,
    SITE_URL: siteUrl.optional(),
    AUTH_SECRET: authSecret,
    SEED: seed.default("none"),
  })
  .superRefine(checkTogether)
  .transform((value) => ({
    ...value,
    // As `npm start` sets it: writes are then taken from this machine and its network alone.
    SITE_URL: value.SITE_URL ?? `http://localhost:${value.PORT}`,
    // Without SMTP_URL mails only become files, so the sender need not exist.
    MAIL_FROM: value.MAIL_FROM ?? "Sulur <sulur@localhost>",
  }));
export type Env = z.infer<typeof Env>;

/** A configuration that cannot be used; the message has one sentence a line, and never a value. */
export class ConfigurationError extends Error {
  override name = "ConfigurationError";
}

type Variables = Record<string, string | undefined>;

function parse<T>(schema: z.ZodType<T>, variables: Variables): T {
  // An empty value in a .env file or a compose file means "not set".
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const set = { ...hostDefaults(given), ...given };
  const missing = missingWithoutDisk(set);
  if (missing.length > 0) throw new ConfigurationError(missing.join("\n"));
  const result = schema.safeParse(set);
  if (result.success) return result.data;
  throw new ConfigurationError([...new Set(result.error.issues.map((issue) => issue.message))].join("\n"));
}

/** @throws ConfigurationError */
export function parseSettings(variables: Variables): Settings {
  return parse(Settings, variables);
}

/** @throws ConfigurationError */
export function parseEnv(variables: Variables): Env {
  return parse(Env, variables);
}

let parsed: Env | undefined;

/** The configuration of this process, parsed at first use. */
export function env(): Env {
  // Next writes the build's answer over this name, so that a build for functions knows what it is wherever it runs.
  parsed ??= parseEnv({ ...process.env, SULUR_HOST: process.env.SULUR_HOST });
  return parsed;
}

function isAddress(...protocols: string[]) {
  return (value: string) => URL.canParse(value) && protocols.includes(new URL(value).protocol);
}
