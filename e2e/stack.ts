/** The built application and what stands around it, for one test run or one worker of it. */
export interface Stack {
  /** Where the built application answers. */
  url: string;
  databaseUrl: string;
  /** Our stand-ins for the world outside. */
  outsideUrl: string;
  adminPassword: string;
}
