import type { ReplyAction } from "./rules";

/** A sentence that staff are offered. */
export interface ReplyTemplateView {
  id: number;
  action: ReplyAction;
  /** Null for every kind. */
  damage_type: string | null;
  text: string;
  /** Goes back with a change. */
  revision: number;
}
