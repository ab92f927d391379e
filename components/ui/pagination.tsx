import Link from "next/link";
import { Button, buttonClass } from "./button";
import { Icon } from "./icon";

/** Lists that grow in place. Renders nothing at the end of the list. */
export function LoadMore(props: { hasMore: boolean; loading: boolean; onLoad: () => void; label?: string }) {
  if (!props.hasMore) return null;
  return (
    <div className="mt-6 flex justify-center">
      <Button variant="secondary" busy={props.loading} onClick={props.onLoad}>
        {props.loading ? "Memuat…" : (props.label ?? "Muat lebih banyak")}
      </Button>
    </div>
  );
}

/** Pages with addresses of their own, which work without scripts. */
export function PageLinks(props: { label: string; newer?: string | undefined; older?: string | undefined }) {
  if (!props.newer && !props.older) return null;
  const look = buttonClass({ variant: "secondary", size: "small" });
  return (
    <nav aria-label={props.label} className="mt-6 flex justify-between gap-3">
      {props.newer ? (
        <Link href={props.newer} prefetch={false} rel="prev" className={look}>
          <Icon name="arrow-left" size={18} /> Lebih baru
        </Link>
      ) : (
        <span />
      )}
      {props.older ? (
        <Link href={props.older} prefetch={false} rel="next" className={look}>
          Lebih lama <Icon name="arrow-right" size={18} />
        </Link>
      ) : null}
    </nav>
  );
}
