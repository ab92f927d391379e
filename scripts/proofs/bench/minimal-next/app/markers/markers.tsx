"use client";

import "leaflet/dist/leaflet.css";
import { Icon } from "leaflet";
import { useState } from "react";
import { MapContainer, Marker } from "react-leaflet";

interface Place {
  id: number;
  name: string;
  latitude: number;
  longitude: number;
}

/** One pixel is enough: what is measured is the work of having so many. */
const ICON = new Icon({
  iconUrl: "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7",
  iconSize: [25, 41],
  iconAnchor: [12, 41],
});

/** The plain way: a marker for each point in view. */
export default function Markers() {
  const [places, setPlaces] = useState<Place[]>([]);
  return (
    <>
      <button type="button" onClick={async () => setPlaces(await (await fetch("/api/places")).json())}>
        Tampilkan
      </button>
      <MapContainer center={[-2.5, 118]} zoom={5} style={{ width: 1240, height: 560 }}>
        {places.map(({ id, name, latitude, longitude }) => (
          <Marker key={id} position={[latitude, longitude]} icon={ICON} title={name} />
        ))}
      </MapContainer>
    </>
  );
}
