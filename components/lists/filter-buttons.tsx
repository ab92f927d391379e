import type { ReactNode } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";

interface FilterButtonsProps {
  /** The list without filters; null when there are none. */
  clearHref: string | null;
  /** The same list as a file. */
  fileHref?: string | null;
  className?: string;
  /** What stands on the button that narrows the list, instead of "Cari". */
  children?: ReactNode;
}

/** The end of a form that narrows a list. */
export function FilterButtons({ clearHref, fileHref = null, className, children }: FilterButtonsProps) {
  return (
    <div className={classNames("flex flex-wrap gap-2", className)}>
      <Button type="submit">
        {children ?? (
          <>
            <Icon name="search" /> Cari
          </>
        )}
      </Button>
      {clearHref === null ? null : (
        <ButtonLink href={clearHref} variant="quiet">
          Hapus saringan
        </ButtonLink>
      )}
      {fileHref === null ? null : (
        <a href={fileHref} download className={buttonClass({ variant: "secondary" })}>
          <Icon name="download" /> Unduh CSV
        </a>
      )}
    </div>
  );
}
