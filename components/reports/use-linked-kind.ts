import { useEffect } from "react";
import type { DraftHandle } from "@/components/forms/use-draft";
import { useHash } from "@/components/forms/use-hash";
import { DAMAGE_TYPES, reportKindPath } from "@/lib/reports/rules";
import type { ReportDraft } from "./report-draft";

/** Chooses the kind that the address names. One chosen before stays, with the answers that belong to it. */
export function useLinkedKind({ draft, ready, setValue }: DraftHandle<ReportDraft>): void {
  const hash = useHash();
  const kind = DAMAGE_TYPES.find((one) => reportKindPath(one) === `/laporan${hash}`);
  const isOpen = ready && draft.values.damage_type === "";
  useEffect(() => {
    if (kind && isOpen) setValue("damage_type", kind);
  }, [kind, isOpen, setValue]);
}
