import { buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { Point } from "./coordinates";
import { routeLink } from "./route-link";

/** How to get to a point: in the browser, and in whatever map program the device has. */
export function WayLinks({ point, name }: { point: Point; name: string }) {
  const place = `${point.latitude},${point.longitude}`;
  return (
    <div className="flex flex-wrap gap-3">
      <a
        href={routeLink(point)}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass({ variant: "secondary" })}
      >
        <Icon name="external" /> Rute di Google Maps
        <span className="sr-only"> (buka di tab baru)</span>
      </a>
      <a
        href={`geo:${place}?q=${place}(${encodeURIComponent(name)})`}
        className={buttonClass({ variant: "secondary" })}
      >
        <Icon name="map" /> Buka di aplikasi peta
      </a>
    </div>
  );
}
