import { hashPassword } from "@/lib/accounts/passwords";
import { newToken } from "@/lib/accounts/tokens";
import type { Role } from "@/lib/kernel/actor";
import type { Database } from "@/prisma/client";
import { member } from "@/scripts/testing/context";

const ROLES: readonly Role[] = ["USER", "PENGELOLA", "ADMIN"];
/** Among the texts that requests are made of. */
export const KNOWN_PASSWORD = "Sulur-Uji-2026!";
const DAY_MS = 86_400_000;

/** One token of each role, and null for nobody. Made anew now and then: some requests end accounts and tokens. */
export async function newPeople(db: Database, round: number): Promise<(string | null)[]> {
  const passwordHash = await hashPassword(KNOWN_PASSWORD);
  const tokens: (string | null)[] = [null];
  for (const role of ROLES) {
    const { userId } = await member(db, `Pengacak ${role} ${round}`, role);
    await db.user.update({ where: { id: userId }, data: { passwordHash, securityAnswerHash: passwordHash } });
    const { token, tokenHash } = newToken();
    await db.apiToken.create({ data: { userId, tokenHash, expiresAt: new Date(Date.now() + DAY_MS) } });
    tokens.push(token);
  }
  return tokens;
}
