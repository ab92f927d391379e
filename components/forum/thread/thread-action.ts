/** The look of the quiet buttons under a topic or comment. */
export const ACTION =
  "inline-flex min-h-11 items-center gap-1.5 rounded-sm px-2 text-sm font-semibold transition-colors duration-150 hover:bg-primary-soft hover:text-primary";
