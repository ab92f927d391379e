import { useMapEvents } from "react-leaflet";

interface MapClicksProps {
  onMapClick: (latitude: number, longitude: number) => void;
}

/** Clicks beside the pins, also on the second and third globe that a wide map shows. */
export function MapClicks({ onMapClick }: MapClicksProps) {
  useMapEvents({
    click: ({ latlng }) => {
      const { lat, lng } = latlng.wrap();
      onMapClick(lat, lng);
    },
  });
  return null;
}
