import type { Finding } from "../faults/finding.ts";
import type { Target } from "./target.ts";

export async function paths(_target: Target): Promise<Finding[]> {
  return [];
}
