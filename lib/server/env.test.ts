import { describe, expect, it } from "vitest";
import { ConfigurationError, parseEnv, parseSettings } from "./env";

const NEEDED = {
  DATABASE_URL: "postgresql://sulur:rahasia@127.0.0.1:5432/sulur",
  SITE_URL: "https://sulur.example",
  AUTH_SECRET: "x".repeat(32),
};

const S3 = {
  S3_ENDPOINT: "https://s3.example",
  S3_BUCKET: "sulur",
  S3_REGION: "ap-southeast-3",
  S3_ACCESS_KEY_ID: "kunci",
  S3_SECRET_ACCESS_KEY: "rahasia",
};

function complaint(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
    throw error;
  }
  return "";
}

describe("the server's configuration", () => {
  it("has a default for all that is neither secret nor a place", () => {
    expect(parseEnv(NEEDED)).toMatchObject({
      PORT: 3000,
      TRUSTED_PROXY_HOPS: 0,
      SEED: "none",
      ADMIN_USERNAME: "admin",
      TILE_URL: "https://tile.openstreetmap.org/{z}/{x}/{y}.png",
      LOG_LEVEL: "info",
    });
  });

  it.each(["DATABASE_URL", "AUTH_SECRET"])("stops without %s and names it", (name) => {
    expect(complaint(() => parseEnv({ ...NEEDED, [name]: undefined }))).toContain(name);
  });

  it("takes its own address for the site's where nobody gave one", () => {
    expect(parseEnv({ ...NEEDED, PORT: "4000", SITE_URL: undefined }).SITE_URL).toBe("http://localhost:4000");
  });

  it("makes the data folder absolute and the site's address an origin", () => {
    const env = parseEnv({ ...NEEDED, DATA_DIR: "data", SITE_URL: "https://sulur.example/" });
    expect(env.DATA_DIR).toMatch(/^\/.*\/data$/);
    expect(env.SITE_URL).toBe("https://sulur.example");
  });

  it.each([
    ["PORT", "80a"],
    ["PORT", "0"],
    ["PORT", "70000"],
    ["DATABASE_URL", "mysql://localhost/sulur"],
    ["DATABASE_DIRECT_URL", "pgbouncer"],
    ["DRAIN_SECONDS", "90"],
    ["METRICS_TOKEN", "pendek"],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", "localhost:4318"],
    ["SITE_URL", "sulur.example"],
    ["SITE_URL", "https://sulur.example/situs"],
    ["AUTH_SECRET", "pendek"],
    ["ADMIN_PASSWORD", "pendek"],
    ["ADMIN_USERNAME", "Ibu Sari"],
    ["NODE_ENV", "staging"],
    ["SMTP_URL", "http://surel.example"],
    ["TILE_URL", "https://ubin.example/{z}/{x}.png"],
    ["TRUSTED_PROXY_HOPS", "-1"],
    ["SEED", "contoh"],
    ["LOG_LEVEL", "ramai"],
  ])("refuses %s=%s in one sentence that names it", (name, value) => {
    const message = complaint(() => parseEnv({ ...NEEDED, MAIL_FROM: "kabar@sulur.example", [name]: value }));
    expect(message).toContain(name);
    expect(message.split("\n")).toHaveLength(1);
  });

  it("never repeats a secret in its complaint", () => {
    expect(complaint(() => parseEnv({ ...NEEDED, AUTH_SECRET: "terlalu-pendek" }))).not.toContain("terlalu-pendek");
  });

  it("says one sentence for each bad variable", () => {
    expect(complaint(() => parseEnv({ ...NEEDED, PORT: "x", SEED: "y" })).split("\n")).toHaveLength(2);
  });

  it("takes an empty value as not set", () => {
    expect(parseEnv({ ...NEEDED, PORT: "", SMTP_URL: " " })).toMatchObject({ PORT: 3000 });
  });

  it("takes S3 whole or not at all", () => {
    expect(parseEnv({ ...NEEDED, ...S3 }).S3_BUCKET).toBe("sulur");
    const message = complaint(() => parseEnv({ ...NEEDED, ...S3, S3_REGION: undefined }));
    expect(message).toContain("S3_REGION");
  });

  it("wants a sender only when mail really leaves", () => {
    expect(parseEnv(NEEDED).MAIL_FROM).toContain("@");
    expect(complaint(() => parseEnv({ ...NEEDED, SMTP_URL: "smtp://surel.example" }))).toContain("MAIL_FROM");
  });
});

describe("what an operator sets", () => {
  it("may be nothing at all", () => {
    expect(parseSettings({})).toMatchObject({ PORT: 3000 });
    expect(parseSettings({}).DATABASE_URL).toBeUndefined();
  });
});
