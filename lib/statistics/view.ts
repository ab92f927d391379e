/** GET /api/public-stats/counts: the four figures of the home page. */
export interface PublicCountsView {
  eventCount: number;
  bankSampahCount: number;
  relawanCount: number;
  reportCount: number;
}
