import type { CarbonInputs, CarbonSummary } from "./summary";

/** One result that was kept, in an account or on a device. */
export type CarbonRecordView = CarbonInputs &
  CarbonSummary & {
    id: string;
    /** When it was reckoned, ISO 8601. */
    saved_at: string;
  };
