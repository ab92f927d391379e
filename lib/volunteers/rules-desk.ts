/** How the desk sorts volunteers, and whom it may invite. */

export const VOLUNTEER_STATES = ["tampil", "tertahan", "tersembunyi", "semua"] as const;
export type VolunteerState = (typeof VOLUNTEER_STATES)[number];

export const VOLUNTEER_STATE_LABELS: Record<VolunteerState, string> = {
  tampil: "Tampil untuk umum",
  tertahan: "Tertahan",
  tersembunyi: "Disembunyikan",
  semua: "Semua",
};

/** Volunteers in one piece of the desk's list. */
export const DESK_VOLUNTEERS_PAGE = 25;

export const VOLUNTEER_ACTS = ["hide", "show"] as const;
export type VolunteerAct = (typeof VOLUNTEER_ACTS)[number];

/** Nobody is invited more often than once in so many days, and no invitation goes to more people. */
export const INVITATION = { days: 7, people: 200, words: 500 };

/** Why staff changed a registration. */
export const VOLUNTEER_EDIT_WORDS = 300;

/** Events that an invitation can be about: the next ones. */
export const INVITATION_EVENTS = 50;
