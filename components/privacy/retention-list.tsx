interface RetentionListProps {
  /** What the second and third column say. */
  labels: [string, string];
  rows: readonly { title: string; code?: boolean; texts: [string, string] }[];
}

/** Three columns on a wide screen; on a phone each row reads like a paragraph. */
export function RetentionList({ labels, rows }: RetentionListProps) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {rows.map(({ title, code, texts }) => (
        <li key={title} className="grid gap-x-8 gap-y-1 py-4 md:grid-cols-[5fr_6fr_5fr]">
          <p className="font-semibold break-words">{code ? <code className="text-sm">{title}</code> : title}</p>
          {labels.map((label, column) => (
            <p key={label} className="text-ink-soft">
              <span className="block text-sm text-ink-faint">{label}</span>
              {texts[column]}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
