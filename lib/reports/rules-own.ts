// A file of its own: every page leads here, and none should load the rules of reports for that.

/** "Laporan saya" on /laporan: of the device, and of the account where somebody is signed in. */
export const OWN_REPORTS_ID = "laporan-saya";
export const OWN_REPORTS_API = "/api/reports/mine";
export const OWN_REPORTS_PATH = `/laporan#${OWN_REPORTS_ID}`;
