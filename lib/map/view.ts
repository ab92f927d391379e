/** So many of what the map shows, where they are too many to show each. */
export interface ClusterProperties {
  cluster: true;
  count: number;
}

/** GeoJSON of a map: single points, or clusters where there are too many. */
export interface MapView<Properties> {
  type: "FeatureCollection";
  features: {
    type: "Feature";
    geometry: { type: "Point"; coordinates: [longitude: number, latitude: number] };
    properties: Properties | ClusterProperties;
  }[];
}

/** A name on the base map. */
export interface NameView {
  text: string;
  /** A `post` names the nearest place and where it is; an `area` is a district or a village. */
  look: "land" | "sea" | "capital" | "city" | "town" | "area" | "post";
  latitude: number;
  longitude: number;
  /** On which side of its point it stands. */
  side: "left" | "middle" | "right";
}
