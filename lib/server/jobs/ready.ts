import "server-only";

const holder = globalThis as typeof globalThis & { sulurJobsReady?: Promise<void> };

/** Kept while this process makes the job tables, so that the first mail after a start waits for them. */
export function announceJobs(ready: Promise<void>): void {
  holder.sulurJobsReady = ready;
}

export async function jobsReady(): Promise<void> {
  await holder.sulurJobsReady;
}
