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
