import "server-only";
import { cache } from "react";
import { eventsAhead } from "@/lib/events/desk/queries";
import { isAdmin } from "@/lib/kernel/actor";
import { outboxCounts } from "@/lib/mails/queries";
import { waitingCounts } from "@/lib/review/queries";
import { requireStaff } from "@/lib/server/auth/guard";
import { contextFor } from "@/lib/server/ctx";

// The desk's header and the page below it show the same counts. React's cache reads each once a request.

const staffCtx = cache(async () => contextFor(await requireStaff()).ctx);

export const readWaitingCounts = cache(async () => waitingCounts(await staffCtx()));

/** Null for who may not see the outbox. */
export const readOutboxCounts = cache(async () => {
  const ctx = await staffCtx();
  return isAdmin(ctx.actor) ? outboxCounts(ctx) : null;
});

export const readEventsAhead = cache(async () => eventsAhead(await staffCtx()));
