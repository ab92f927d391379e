/** Lets a test have the background work done now, not within a minute. */
export const CRON_SECRET = "only-for-tests-only-for-tests";

/** The built application and what stands around it, for one test run or one worker of it. */
export interface Stack {
  /** Where the built application answers. */
  url: string;
  databaseUrl: string;
  /** Our stand-ins for the world outside. */
  outsideUrl: string;
  adminPassword: string;
}
