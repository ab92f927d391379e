import { z } from "zod";

const Stack = z.object({
  /** Where the built application answers. */
  url: z.string(),
  databaseUrl: z.string(),
  /** Our stand-ins for the world outside. */
  outsideUrl: z.string(),
  adminPassword: z.string(),
});
export type Stack = z.infer<typeof Stack>;

const VARIABLE = "SULUR_E2E_STACK";

/** Tells Playwright's worker processes, which inherit the environment, what the global setup started. */
export function announceStack(stack: Stack): void {
  process.env[VARIABLE] = JSON.stringify(stack);
}

/** Undefined while nothing has been started. */
export function announcedStack(): Stack | undefined {
  const text = process.env[VARIABLE];
  return text ? Stack.parse(JSON.parse(text)) : undefined;
}
