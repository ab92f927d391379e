import type { UserDetailView } from "@/lib/accounts/desk/view";
import type { WritingKind } from "./rules";

/** Of one kind; kinds without any are left out. */
export interface WritingCountsView {
  kind: WritingKind;
  total: number;
  /** What the public sees and staff have not verified. */
  shown: number;
  /** By "Sembunyikan semua tulisan". */
  hidden: number;
}

/** What an admin sees of one account and of what it wrote. */
export interface UserWithWritingsView extends UserDetailView {
  writings: WritingCountsView[];
}
