import { JOB_TILES } from "@/lib/layout/navigation";
import { Drawing } from "./drawing";

/**
 * What people come for, as pictures: at the head of the phone's sheet, and where nothing was searched yet. Plain links:
 * the pages of one's own are no part of the cached site, and one of them follows what stands behind its #.
 */
export function JobTiles({ className }: { className: string }) {
  return (
    <ul className={`grid gap-2 ${className}`}>
      {JOB_TILES.map(({ href, label, drawing, ground }) => (
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
