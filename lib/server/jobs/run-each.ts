import "server-only";
import type { Ctx } from "@/lib/kernel/ctx";
import { log } from "@/lib/server/log";

/** Things to be done by and by, by the name that stands in the log. Each gives how much it did. */
export type Chores = Record<string, (ctx: Ctx) => Promise<number>>;

/** Does each in turn; one that fails does not keep the others from theirs. */
export async function runEach(chores: Chores, ctx: Ctx): Promise<Record<string, number | "failed">> {
  const done: Record<string, number | "failed"> = {};
  for (const [name, chore] of Object.entries(chores)) {
    done[name] = await chore(ctx).catch((error: unknown) => {
      log().error({ err: error, chore: name }, "a chore failed");
      return "failed" as const;
    });
  }
  return done;
}
