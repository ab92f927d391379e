/** POST /api/reports/{id}/support */
export interface SupportView {
  support_count: number;
}
