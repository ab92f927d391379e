import type { DraftKind } from "@/components/forms/draft";
import { BLANK, type FormDraft } from "@/components/forms/form-draft";
import { type AdvancedField, NO_TEXTS } from "@/lib/carbon/advanced-form";
import type { SimpleField } from "@/lib/carbon/simple";

export const SIMPLE_DRAFT: DraftKind<FormDraft<SimpleField>> = {
  storageKey: "sulur:draf-karbon-sederhana",
  version: 1,
  empty: { ...BLANK, values: { transport: "", electricity: "", meat: "", recycling: "" } },
};

/** Units that were chosen alone are nothing that a person would miss. */
const PRESET = Object.fromEntries(Object.entries(NO_TEXTS).filter(([, text]) => text !== ""));

export const ADVANCED_DRAFT: DraftKind<FormDraft<AdvancedField>> = {
  storageKey: "sulur:draf-karbon-lanjutan",
  version: 1,
  empty: { ...BLANK, values: NO_TEXTS },
  preset: () => PRESET,
};
