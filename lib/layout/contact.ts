/** What the operator of this Sulur wants in its footer; what is unset is not shown. */
export interface ContactLinks {
  email: string | null;
  /** Address of the source code. */
  repository: string | null;
  social: readonly { label: string; href: string }[];
}

export const NO_CONTACT: ContactLinks = { email: null, repository: null, social: [] };
