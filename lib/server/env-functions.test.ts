import { expect, it } from "vitest";
import { parseEnv, parseSettings } from "./env";

const GIVEN = {
  VERCEL: "1",
  VERCEL_ENV: "preview",
  VERCEL_URL: "sulur-a1b2c3.vercel.app",
  VERCEL_BRANCH_URL: "sulur-git-kebun.vercel.app",
  VERCEL_PROJECT_PRODUCTION_URL: "sulur.vercel.app",
  DATABASE_URL: "postgresql://sulur:rahasia@127.0.0.1:5432/sulur",
  AUTH_SECRET: "x".repeat(32),
  CRON_SECRET: "y".repeat(16),
};

it("knows on Vercel what it is, where it is and whose addresses to believe", () => {
  expect(parseEnv(GIVEN)).toMatchObject({
    SULUR_HOST: "functions",
    SITE_URL: "https://sulur-git-kebun.vercel.app",
    VERCEL_URL: "https://sulur-a1b2c3.vercel.app",
    TRUSTED_PROXY_HOPS: 1,
  });
  expect(parseEnv({ ...GIVEN, VERCEL_BRANCH_URL: "" }).SITE_URL).toBe("https://sulur-a1b2c3.vercel.app");
  expect(parseEnv({ ...GIVEN, VERCEL_ENV: "production" }).SITE_URL).toBe("https://sulur.vercel.app");
});

it("lets the operator's word stand over the host's", () => {
  const own = { ...GIVEN, SITE_URL: "https://sulur.example", TRUSTED_PROXY_HOPS: "2" };
  expect(parseEnv(own)).toMatchObject({ SITE_URL: "https://sulur.example", TRUSTED_PROXY_HOPS: 2 });
});

it("believes none of the host's names elsewhere", () => {
  const { VERCEL: _, ...elsewhere } = GIVEN;
  expect(parseEnv(elsewhere).SITE_URL).toMatch(/^http:\/\/localhost:\d+$/u);
  expect(parseEnv({ ...elsewhere, SITE_URL: "https://sulur.example" })).toMatchObject({ TRUSTED_PROXY_HOPS: 0 });
  expect(parseSettings(elsewhere).SULUR_HOST).toBeUndefined();
});

it.each(["DATABASE_URL", "AUTH_SECRET", "CRON_SECRET"])("refuses to make %s where nothing keeps it", (name) => {
  for (const parse of [parseSettings, parseEnv]) {
    expect(() => parse({ ...GIVEN, [name]: undefined })).toThrow(
      `${name} harus diisi: host ini tidak punya disk untuk membuat dan menyimpannya sendiri.`,
    );
  }
  expect(parseSettings({ [name]: undefined })[name as "AUTH_SECRET"]).toBeUndefined();
});
