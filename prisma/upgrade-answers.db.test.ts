import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { testDatabase } from "@/scripts/testing/database";
import { applyMigrations } from "./migrate";
import { insertReport, migrateUntilBefore } from "./test-upgrade";

const { db, url } = await testDatabase({ empty: true });
const HASH = "0".repeat(64);
const PRIVATE = "kunci-tautan-pribadi";

/** An answer as earlier versions stored it. */
async function storeAnswer(scope: string, key: string, body: object): Promise<void> {
  await db.$executeRaw`
    INSERT INTO idempotency_keys (scope, key, request_hash, status, body, finished_at)
    VALUES (${scope}, ${key}, ${HASH}, 201, ${JSON.stringify(body)}::jsonb, now())`;
}

it("the upgrade empties answers that may hold private keys and gives the others to their sender", async () => {
  await migrateUntilBefore(url, "20261126152316_jawaban_tersimpan");
  const id = await insertReport(db, { code: "LP-260314-0001", heldReason: "secret", writerKey: "visitor:pelapor" });
  await storeAnswer("POST /api/volunteers anonymous", "kunci-lama-relawan", { id: 1, token: PRIVATE });
  await storeAnswer("PATCH /api/events/4/register anonymous", "kunci-lama-daftar", { id: 1, token: PRIVATE });
  await storeAnswer("POST /api/account/tokens user:7", "kunci-lama-token-akun", { id: 1, token: PRIVATE });
  await storeAnswer("POST /api/reports anonymous", "kunci-lama-laporan", { id, secret: true });
  await storeAnswer("POST /api/reports user:7", "kunci-lama-laporan-akun", { id: 99 });
  await storeAnswer("POST /api/photos visitor:abc", "kunci-lama-foto", { id: "foto" });
  await applyMigrations(url);
  const rows = await db.idempotencyKey.findMany();
  const sha256 = (key: string) => createHash("sha256").update(key).digest("hex");
  const row = (key: string) => rows.find((one) => one.key === sha256(key));
  expect(rows).toHaveLength(6);
  expect(JSON.stringify(rows)).not.toContain(PRIVATE);
  expect(JSON.stringify(rows)).not.toContain("kunci-lama");
  expect(row("kunci-lama-relawan")).toMatchObject({ status: 201, body: null, owners: [] });
  expect(row("kunci-lama-token-akun")).toMatchObject({ body: null, owners: ["user:7"] });
  expect(row("kunci-lama-laporan")).toMatchObject({ body: { id, secret: true }, owners: ["visitor:pelapor"] });
  expect(row("kunci-lama-laporan-akun")).toMatchObject({ body: { id: 99 }, owners: ["user:7"] });
  expect(row("kunci-lama-foto")).toMatchObject({ body: { id: "foto" }, owners: ["visitor:abc"] });
});
