import type { PopupEvent } from "leaflet";
import { useEffect } from "react";
import { useMap } from "react-leaflet";

interface MapMannersProps {
  label: string;
  interactive: boolean;
}

/** What Leaflet leaves out: a name for the map, Indonesian for the popup's button, and a map that fits when its box changes. */
export function MapManners({ label, interactive }: MapMannersProps) {
  const map = useMap();

  useEffect(() => {
    const box = map.getContainer();
    box.setAttribute("role", "group");
    box.setAttribute(
      "aria-label",
      interactive ? `${label}. Geser dengan tombol panah, perbesar dengan + dan -.` : label,
    );
    if (!interactive) box.removeAttribute("tabindex");
  }, [map, label, interactive]);

  useEffect(() => {
    // Not the map's first button: the popup before may still be fading out.
    const nameButton = ({ popup }: PopupEvent) => {
      const button = popup.getElement()?.querySelector(".leaflet-popup-close-button");
      button?.setAttribute("aria-label", "Tutup keterangan");
    };
    map.on("popupopen", nameButton);
    // What depends on the view waits until the box has come to rest, and does not hold up the frame that changes it.
    const watcher = new ResizeObserver(() => map.invalidateSize({ pan: false, debounceMoveend: true }));
    watcher.observe(map.getContainer());
    return () => {
      map.off("popupopen", nameButton);
      watcher.disconnect();
    };
  }, [map]);

  return null;
}
