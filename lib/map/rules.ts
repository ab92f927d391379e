/** Limits of the maps of reports and of places. */

/** A map answer never holds more points than this; beyond it SQL clusters them. */
export const MAX_MAP_POINTS = 300;

/** Of what a filter leaves, no more than so many points of a window are counted in clusters. */
export const MAX_NARROWED_POINTS = 20_000;

/** Clusters stand in no more cells than this: more would crowd a wide screen and cost a phone's time. */
export const MAX_MAP_CELLS = 120;

/** Levels of the map's grid that are kept counted: 2^level cells around the globe, from 22.5° to 600 m wide. */
export const GRID_LEVELS = { min: 4, max: 16 };

/** From here on the map shows single points, even where not all of them fit: no zooming would part them. */
export const DEEPEST_CLUSTER_ZOOM = 17;

/** A popup shows no more of a description; the page of what it describes has all of it. */
export const POPUP_CHARACTERS = 280;

/**
 * Of what waits the public may know no more than the middle of a cell so many degrees wide (some 280 m), whatever it asks.
 * The database makes it (`public_latitude`, `public_longitude`); what lies in a cell is within the reach of its middle.
 */
export const ROUGH_POINT = { degrees: 0.0025, reachMeters: 200 };

/**
 * Of a kind of damage where somebody may take revenge on who reported it, everybody may know about which village it is: the
 * middle of a cell so many degrees wide (some 2.2 km), in every state. Made by the database, too.
 */
export const VILLAGE_POINT = { degrees: 0.02, reachMeters: 1600 };

/** How far a map can be seen from, and how near. */
export const ZOOMS = { min: 3, max: 19 };

/** Counted up when tiles of the base map look different, since browsers store them for a year. */
export const BASEMAP_VERSION = 4;

/** West, south, east, north of what the base map shows in detail, in degrees: Indonesia with the neighbours at its edges. */
export const BASEMAP_BOX = [94, -12, 142, 8] as const;

/**
 * The same of all that it draws, coarsely beyond Indonesia. No map is moved past it: on a phone as well as on a wide screen
 * a view that holds all of Indonesia lies inside.
 */
export const WORLD_BOX = [60, -55, 176, 55] as const;

/** West, south, east, north of Indonesia, from Aceh to Merauke. */
export const INDONESIA_BOX = [95, -11, 141.1, 6] as const;

/** Where the operator's own streets are, an archive of vector tiles that is read in pieces. */
export const ARCHIVE_PATH = "/ubin/jalan.pmtiles";
