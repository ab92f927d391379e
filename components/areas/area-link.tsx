import Link from "next/link";

export interface AreaLinkView {
  path: string;
  /** Its name and those of what it lies in. */
  text: string;
}

/** The way to the page of an area. */
export function AreaLink({ area: { path, text } }: { area: AreaLinkView }) {
  return (
    <Link href={path} prefetch={false} className="py-1.5 underline underline-offset-4 hover:text-primary">
      {text}
    </Link>
  );
}
