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
export function SkeletonStatus(props: { text?: string }) {
  return (
    <p role="status" className="sr-only">
      {props.text ?? "Memuat…"}
    </p>
  );
}
