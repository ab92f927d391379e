import type { Role } from "@/lib/kernel/actor";
import type { Database } from "@/prisma/client";
import { hashPassword } from "./passwords";

export const PASSWORD = "Rumput-Hijau-7";
export const ANSWER = "Si Belang";

const hashes = Promise.all([hashPassword(PASSWORD), hashPassword(ANSWER.toLowerCase())]);
let count = 0;

/** An account with a real password and a real answer ("hewan"). */
export async function testAccount(db: Database, { role, email = null }: { role?: Role; email?: string | null } = {}) {
  count += 1;
  const [passwordHash, securityAnswerHash] = await hashes;
  const username = `Made ${count}`;
  const usernameKey = username.toLowerCase();
  const rest = { daerah: "Bali", umur: 30, securityQuestion: "hewan", passwordHash, securityAnswerHash };
  return db.user.create({ data: { username, usernameKey, role, email, emailKey: email, ...rest } });
}
