import type { UserDetailView } from "@/lib/accounts/desk/view";
import type { WritingKind } from "./rules";

/** Writings of one kind; kinds without any are left out. */
export interface WritingCountsView {
  kind: WritingKind;
  total: number;
  /** What the public sees and staff have not verified. */
  shown: number;
  /** By "Sembunyikan semua tulisan". */
  hidden: number;
}

/** One account with its writings, for admins. */
export interface UserWithWritingsView extends UserDetailView {
  writings: WritingCountsView[];
}
