import "server-only";
import { createHash, randomBytes } from "node:crypto";
import type { Ctx } from "@/lib/kernel/ctx";
import type { Transaction } from "@/prisma/client";

/** The prefix lets scanners of public code recognise a token that was published by mistake. */
const PREFIX = "sulur_";
const TOKEN = /^sulur_[\w-]{43}$/u;

/** What is stored of a secret: 64 hexadecimal digits that it cannot be read from. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** 32 random bytes that fit into addresses. */
export function randomSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** A bearer token of 32 random bytes, and what is stored of it. */
export function newToken(): { token: string; tokenHash: string } {
  const token = `${PREFIX}${randomSecret()}`;
  return { token, tokenHash: sha256(token) };
}

/** Null for a text that cannot be a token. */
export function hashOfToken(token: string): string | null {
  return TOKEN.test(token) ? sha256(token) : null;
}

interface NewTicket {
  userId: number;
  kind: "RECOVERY" | "EMAIL";
  /** The address that it is sent to; null for one that is shown. */
  email: string | null;
  seconds: number;
}

/**
 * Writes the right to do one thing once. An earlier one of the same kind is over: only the last mail's link counts.
 * @returns the ticket, which is told this once and cannot be read back
 */
export async function issueTicket(ctx: Ctx, transaction: Transaction, ticket: NewTicket): Promise<string> {
  const { userId, kind, email, seconds } = ticket;
  const now = ctx.now();
  const secret = randomSecret();
  await endTickets(transaction, { userId, kind }, now);
  await transaction.accountTicket.create({
    data: {
      userId,
      kind,
      email,
      tokenHash: sha256(secret),
      createdAt: now,
      expiresAt: new Date(now.getTime() + seconds * 1000),
    },
  });
  return secret;
}

/** Takes from an account the tickets that it has not used yet. */
export async function endTickets(
  transaction: Transaction,
  which: { userId: number; kind?: "RECOVERY" | "EMAIL" },
  now: Date,
): Promise<void> {
  await transaction.accountTicket.updateMany({ where: { ...which, usedAt: null }, data: { usedAt: now } });
}
