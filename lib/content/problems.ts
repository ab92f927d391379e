/** One thing that an editor has to mend. */
export interface ContentProblem {
  /** From the top of the repository, e.g. `content/tips/kompos.mdx`. */
  file: string;
  line: number;
  /** The field of the front matter or of a component; null where it is about the text. */
  field: string | null;
  message: string;
}

/** "content/tips/kompos.mdx baris 4, isian judul: Judul wajib diisi." */
function problemSentence({ file, line, field, message }: ContentProblem): string {
  return `${file} baris ${line}${field === null ? "" : `, isian ${field}`}: ${message}`;
}

/** Content that cannot be shown; its message has one sentence a line, for an editor. */
export class ContentError extends Error {
  override name = "ContentError";
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(["Ada tulisan yang perlu diperbaiki:", ...problems.map(problemSentence)].join("\n"));
    this.problems = problems;
  }
}
