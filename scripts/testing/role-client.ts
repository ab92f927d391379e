import { newToken } from "@/lib/accounts/tokens";
import type { Role } from "@/lib/kernel/actor";
import { Client } from "@/lib/server/auth/test-site";
import type { Database } from "@/prisma/client";
import { member } from "./context";

let hosts = 0;

/** An API client at an address of its own, with a new account of that role; null is nobody. */
export async function clientOf(db: Database, role: Role | null): Promise<Client> {
  hosts += 1;
  const client = new Client(`198.51.100.${hosts}`);
  if (role === null) return client;
  const { userId } = await member(db, `Petugas ${hosts}`, role);
  const { token, tokenHash } = newToken();
  await db.apiToken.create({ data: { userId, tokenHash, expiresAt: new Date(Date.now() + 3_600_000) } });
  client.token = token;
  return client;
}
