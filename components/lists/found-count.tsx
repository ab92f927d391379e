interface FoundCountProps {
  items: readonly unknown[] | undefined;
  loading: boolean;
  hasMore: boolean;
  /** What is counted, e.g. "relawan". */
  what: string;
}

/** Tells people who do not see the list what a filter left of it. */
export function FoundCount({ items, loading, hasMore, what }: FoundCountProps) {
  return (
    <p role="status" className="sr-only">
      {loading || !items ? "" : `${items.length}${hasMore ? " atau lebih" : ""} ${what} ditampilkan.`}
    </p>
  );
}
