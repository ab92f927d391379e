import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { sentenceFor } from "./refusal";
import { ROOT } from "./root";

afterEach(() => vi.unstubAllEnvs());

function denied(path: string): Error {
  return Object.assign(new Error(`EACCES: permission denied, open '${path}'`), { code: "EACCES", path });
}

it.each([".next/cache/sulur-build.lock", ".install.lock"])(
  "a checkout that cannot be written at %s is one sentence about the checkout",
  (file) => {
    expect(sentenceFor(denied(join(ROOT, file)))).toBe(
      `Folder Sulur ${ROOT} tidak boleh ditulis pengguna ini. Jalankan sebagai pemiliknya, atau ganti pemiliknya dengan chown -R.`,
    );
  },
);

it.each([
  [".data", join(ROOT, ".data")],
  ["", join(ROOT, ".data")],
  ["/srv/data", "/srv/data"],
])("DATA_DIR=%s that cannot be written is one sentence about DATA_DIR", (dataDir, folder) => {
  vi.stubEnv("DATA_DIR", dataDir);
  const file = join(folder, "auth-secret");
  expect(sentenceFor(denied(file))).toBe(
    `Tidak boleh menulis ke ${file}. Perbaiki izinnya atau pilih folder lain dengan DATA_DIR.`,
  );
});
