import { Button, ButtonLink } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";

interface FilterButtonsProps {
  /** The list without filters; null when there are none. */
  clearHref: string | null;
  /** The same list as a file. */
  fileHref?: string | null;
}

/** The end of a form that narrows a list. */
export function FilterButtons({ clearHref, fileHref = null }: FilterButtonsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit">
        <Icon name="search" /> Cari
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
