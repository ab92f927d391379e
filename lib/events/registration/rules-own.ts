/** Address of the registrations that a device knows. A file of its own: every page leads there. */
export const OWN_TICKETS_PATH = "/kegiatan/saya";
