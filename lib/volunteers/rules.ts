/** Green volunteers: areas, limits and the spec's texts (2.14, 4, 8). */

export const VOLUNTEER_AREAS = ["Jakarta Selatan", "Bandung", "Yogyakarta", "Bali", "Surabaya", "Medan"] as const;
export type VolunteerArea = (typeof VOLUNTEER_AREAS)[number];

/** Each is called by its name. */
export const VOLUNTEER_AREA_LABELS = Object.fromEntries(VOLUNTEER_AREAS.map((area) => [area, area])) as {
  readonly [Area in VolunteerArea]: Area;
};

/** The area in which a volunteer of each is invited to gatherings. */
export const INVITED_AREAS: Record<VolunteerArea, string> = {
  "Jakarta Selatan": "31.74",
  Bandung: "32.73",
  Yogyakarta: "34",
  Bali: "51",
  Surabaya: "35.78",
  Medan: "12.71",
};

export function isVolunteerArea(text: string): text is VolunteerArea {
  return VOLUNTEER_AREAS.some((area) => area === text);
}

export const VOLUNTEER_LENGTH = { name: 80, action: 120, motivation: 500, search: 120 };

/** The API's page; the screen's is shorter. */
export const VOLUNTEER_LIST_LIMIT = { default: 50, max: 100, screen: 12 };

/** Who has not confirmed the address after this is removed: it may be a stranger's. */
export const CONFIRM_DAYS = 30;

/** The tag of everything that shows volunteers. */
export const VOLUNTEERS_TAG = "volunteers";

export const VOLUNTEER_MESSAGES = {
  taken: "Email sudah terdaftar.",
  numberTaken: "Nomor WhatsApp sudah terdaftar. Buka tautan pribadi yang Anda simpan, atau pakai email.",
  takenLong: "Email sudah terdaftar. Silakan gunakan email lain.",
  failed: "Pendaftaran gagal. Terjadi kesalahan server.",
  joined: "Pendaftaran berhasil! Terima kasih telah bergabung.",
  empty: "Tidak ditemukan relawan yang sesuai dengan kriteria pencarian.",
} as const;

/**
 * Address of the page of a volunteer's own. Number and token stand behind #, so that they reach no server, no log and
 * no Referer. @param token as `volunteerToken` makes it
 */
export function volunteerPath(id: number, token: string): string {
  return `/relawan/saya#${id}.${token}`;
}

/** What `location.hash` of a personal link says; null where it is none. */
export function volunteerIn(hash: string): { id: number; token: string } | null {
  const [, id, token] = /^#(\d{1,10})\.([\w-]{20,200})$/u.exec(hash) ?? [];
  return id === undefined || token === undefined ? null : { id: Number(id), token };
}

/** Header that carries the token where a request has no body. */
export const VOLUNTEER_HEADER = "x-sulur-relawan";

/** What the holder of a personal link can do. */
export const LINK_ACTIONS = ["confirm", "stop_invitations", "resume_invitations", "leave"] as const;
export type LinkAction = (typeof LINK_ACTIONS)[number];

/** How the desk sorts volunteers. */

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

export const VOLUNTEER_ACTIONS = ["hide", "show"] as const;
export type VolunteerAction = (typeof VOLUNTEER_ACTIONS)[number];

/** Why staff changed a registration. */
export const VOLUNTEER_EDIT_WORDS = 300;
