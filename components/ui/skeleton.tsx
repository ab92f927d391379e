import { classNames } from "./class-names";

/** The shape of what is coming; size it with `className`. Put `SkeletonStatus` beside the group once. */
export function Skeleton(props: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={classNames("animate-breathe rounded-sm bg-line motion-reduce:animate-none", props.className)}
    />
  );
}

/** Says to screen readers what the skeletons show to the others. */
export function SkeletonStatus(props: { text?: string | undefined }) {
  return (
    <p role="status" className="sr-only">
      {props.text ?? "Memuat…"}
    </p>
  );
}

/** Parts of what is coming, one below the other. @param heights a class for each, all different */
export function Skeletons({ heights, text }: { heights: readonly string[]; text?: string }) {
  return (
    <div className="needs-script grid gap-4">
      <SkeletonStatus text={text} />
      {heights.map((height) => (
        <Skeleton key={height} className={height} />
      ))}
    </div>
  );
}
