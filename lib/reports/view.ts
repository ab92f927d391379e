import type { ReportEventKind, ReportStatus } from "./rules";

/** What everyone may see of a report. Dates are ISO strings; `incident_date` is `YYYY-MM-DD`. */
export interface ReportView {
  id: number;
  code: string;
  reporter_name: string;
  location: string;
  damage_type: string;
  description: string;
  incident_date: string;
  created_at: string;
  status: ReportStatus;
  latitude: number | null;
  longitude: number | null;
  /** Address of the 640 px photo; null before verification. */
  photo: string | null;
  support_count: number;
}

export interface ReportStepView {
  id: number;
  kind: ReportEventKind;
  words: string | null;
  photo: string | null;
  created_at: string;
}

/** The page of one report. Text fields are null while it is held or when it was rejected. */
export interface ReportDetailView {
  id: number;
  code: string;
  status: ReportStatus;
  held: boolean;
  created_at: string;
  report: ReportView | null;
  steps: ReportStepView[];
}

export interface NearbyReportView {
  id: number;
  code: string;
  location: string;
  damage_type: string;
  status: ReportStatus;
  created_at: string;
  support_count: number;
  distance_meters: number;
}

export interface ReportPointProperties {
  id: number;
  code: string;
  status: ReportStatus;
  location: string;
  description: string;
  photo: string | null;
  /** Incident date, `YYYY-MM-DD`. */
  date: string;
}

export interface ReportClusterProperties {
  cluster: true;
  count: number;
}

/** GeoJSON of the map: single reports, or clusters where there are too many. */
export interface ReportMapView {
  type: "FeatureCollection";
  features: {
    type: "Feature";
    geometry: { type: "Point"; coordinates: [longitude: number, latitude: number] };
    properties: ReportPointProperties | ReportClusterProperties;
  }[];
}

/** What staff see at the desk; never sent to a public response. */
export interface DeskReportView {
  id: number;
  code: string;
  status: ReportStatus;
  heldReason: string | null;
  reporterName: string;
  anonymous: boolean;
  /** Whether news can be mailed; the address itself stays in the database. */
  hasEmail: boolean;
  location: string;
  damageType: string;
  description: string;
  incidentDate: string;
  latitude: number | null;
  longitude: number | null;
  photo: { medium: string; large: string } | null;
  supportCount: number;
  question: string | null;
  createdAt: string;
  steps: (ReportStepView & { by: string | null; undoable: boolean })[];
  duplicates: NearbyReportView[];
}
