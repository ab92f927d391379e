import { expect, it } from "vitest";
import { hashPassword, verifyPassword } from "./passwords";

it("hashes with argon2id at the agreed cost and its own salt", async () => {
  const [first, second] = await Promise.all([hashPassword("Rumput-Hijau-7"), hashPassword("Rumput-Hijau-7")]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(first).not.toBe(second);
  expect(await verifyPassword(first, "Rumput-Hijau-7")).toBe(true);
  expect(await verifyPassword(first, "rumput-hijau-7")).toBe(false);
});

it("takes a character for the same however a keyboard composes it", async () => {
  const hash = await hashPassword("Kafe\u0301-Sulur-7");
  expect(await verifyPassword(hash, "Kafé-Sulur-7")).toBe(true);
});

it("refuses more than 256 characters before hashing", async () => {
  await expect(hashPassword("x".repeat(257))).rejects.toThrow(RangeError);
  expect(await verifyPassword("no hash at all", "x".repeat(257))).toBe(false);
});

it("finishes many at once", async () => {
  const hash = await hashPassword("Rumput-Hijau-7");
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, i) => verifyPassword(hash, i % 2 ? "salah" : "Rumput-Hijau-7")),
  );
  expect(answers.filter(Boolean)).toHaveLength(6);
});
