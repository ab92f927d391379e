import { Drawing } from "@/components/content/drawing";
import { SHEET_TILES } from "@/lib/layout/navigation";

/**
 * What people come for, as pictures at the head of the phone's sheet. Plain links: the pages of one's own are no part of
 * the cached site, and one of them follows what stands behind its #.
 */
export function SheetTiles() {
  return (
    <ul className="mb-4 grid grid-cols-2 gap-2 lg:hidden">
      {SHEET_TILES.map(({ href, label, drawing, ground }) => (
        <li key={href}>
          <a
            href={href}
            className="block h-full overflow-clip rounded-leaf border border-line-strong bg-card font-semibold hover:border-primary"
          >
            <span className={`block ${ground}`}>
              <Drawing name={drawing} />
            </span>
            <span className="block px-3 py-2">{label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
