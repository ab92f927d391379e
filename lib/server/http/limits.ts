import { ACCESS_TRIES } from "@/lib/events/event/rules";

/** At most `points` requests in `seconds`. */
export interface Allowance {
  points: number;
  seconds: number;
}

interface Limit {
  /** Tight, for one person (account or visitor cookie). */
  actor: Allowance;
  /** Looser: carriers put many people behind one address. */
  address: Allowance;
  /** Completes "Terlalu banyak …". */
  what: string;
}

const MINUTE = 60;
const HOUR = 3600;

/** How often something may be written. Names are the keys of `limit` in a route's declaration. */
export const LIMITS = {
  report: {
    actor: { points: 5, seconds: 10 * MINUTE },
    address: { points: 50, seconds: 10 * MINUTE },
    what: "laporan",
  },
  photo: { actor: { points: 30, seconds: 30 * MINUTE }, address: { points: 200, seconds: 30 * MINUTE }, what: "foto" },
  support: {
    actor: { points: 50, seconds: 24 * HOUR },
    address: { points: 400, seconds: 24 * HOUR },
    what: "dukungan",
  },
  update: {
    actor: { points: 6, seconds: 30 * MINUTE },
    address: { points: 40, seconds: 30 * MINUTE },
    what: "kabar laporan",
  },
  /** Mails to an address that somebody typed. */
  follow: { actor: { points: 10, seconds: HOUR }, address: { points: 30, seconds: HOUR }, what: "permintaan email" },
  push: {
    actor: { points: 30, seconds: HOUR },
    address: { points: 300, seconds: HOUR },
    what: "permintaan notifikasi",
  },
  /** Each may stay for a year and has the server ask an address that somebody typed, so the day counts. */
  watch: {
    actor: { points: 50, seconds: 24 * HOUR },
    address: { points: 300, seconds: 24 * HOUR },
    what: "permintaan notifikasi",
  },
  place: { actor: { points: 5, seconds: HOUR }, address: { points: 50, seconds: HOUR }, what: "lokasi" },
  /** One in two minutes, with room for a request that is sent again. */
  thread: { actor: { points: 3, seconds: 6 * MINUTE }, address: { points: 30, seconds: 6 * MINUTE }, what: "topik" },
  /** One in half a minute, likewise. */
  comment: {
    actor: { points: 4, seconds: 2 * MINUTE },
    address: { points: 40, seconds: 2 * MINUTE },
    what: "komentar",
  },
  like: { actor: { points: 50, seconds: 24 * HOUR }, address: { points: 400, seconds: 24 * HOUR }, what: "suka" },
  forumEdit: {
    actor: { points: 30, seconds: HOUR },
    address: { points: 300, seconds: HOUR },
    what: "perubahan tulisan",
  },
  /** Three hide a text, so one address has few. */
  flag: { actor: { points: 10, seconds: HOUR }, address: { points: 30, seconds: HOUR }, what: "laporan tulisan" },
  vote: { actor: { points: 50, seconds: 24 * HOUR }, address: { points: 400, seconds: 24 * HOUR }, what: "konfirmasi" },
  note: { actor: { points: 5, seconds: HOUR }, address: { points: 50, seconds: HOUR }, what: "catatan" },
  message: { actor: { points: 5, seconds: HOUR }, address: { points: 50, seconds: HOUR }, what: "pesan" },
  /** Its 409 says whether an address is registered, so many who share one address get less than elsewhere. */
  volunteer: {
    actor: { points: 5, seconds: HOUR },
    address: { points: 25, seconds: HOUR },
    what: "pendaftaran relawan",
  },
  partner: { actor: { points: 5, seconds: HOUR }, address: { points: 50, seconds: HOUR }, what: "pendaftaran mitra" },
  partnerEdit: {
    actor: { points: 30, seconds: HOUR },
    address: { points: 100, seconds: HOUR },
    what: "perubahan halaman bank sampah",
  },
  /** A busy morning at the scales. */
  deposit: {
    actor: { points: 400, seconds: HOUR },
    address: { points: 800, seconds: HOUR },
    what: "catatan buku tabungan",
  },
  /** Mails to many at once. */
  invitation: { actor: { points: 10, seconds: HOUR }, address: { points: 30, seconds: HOUR }, what: "undangan" },
  event: { actor: { points: 20, seconds: HOUR }, address: { points: 100, seconds: HOUR }, what: "perubahan kegiatan" },
  registration: {
    actor: { points: 3, seconds: MINUTE },
    address: { points: 30, seconds: MINUTE },
    what: "pendaftaran",
  },
  /** What a personal link changes; a village may share one address. */
  seat: {
    actor: { points: 20, seconds: HOUR },
    address: { points: 300, seconds: HOUR },
    what: "perubahan pendaftaran",
  },
  /** A new cookie is easily had, so the address counts as tightly. */
  eventAccess: { actor: ACCESS_TRIES, address: ACCESS_TRIES, what: "percobaan kode" },
  /** A helper's phone says every few seconds who has come; several share the hall's address. */
  attendance: {
    actor: { points: 300, seconds: 10 * MINUTE },
    address: { points: 1_500, seconds: 10 * MINUTE },
    what: "catatan presensi",
  },
  /** Posters and certificates, which are drawn anew each time. */
  print: {
    actor: { points: 30, seconds: 10 * MINUTE },
    address: { points: 100, seconds: 10 * MINUTE },
    what: "unduhan PDF",
  },
  answer: { actor: { points: 10, seconds: HOUR }, address: { points: 60, seconds: HOUR }, what: "jawaban" },
  geocode: {
    actor: { points: 20, seconds: MINUTE },
    address: { points: 100, seconds: MINUTE },
    what: "pencarian lokasi",
  },
  register: {
    actor: { points: 5, seconds: 30 * MINUTE },
    address: { points: 30, seconds: 30 * MINUTE },
    what: "pendaftaran akun",
  },
  /** Neighbours behind one address must not use up each other's; each name has its own tries besides. */
  login: { actor: { points: 30, seconds: HOUR }, address: { points: 300, seconds: HOUR }, what: "percobaan masuk" },
  /** Everything that asks the owner of an account for the password again, together. */
  confirm: {
    actor: { points: 5, seconds: 15 * MINUTE },
    address: { points: 60, seconds: 15 * MINUTE },
    what: "tindakan dengan password",
  },
  account: {
    actor: { points: 60, seconds: 10 * MINUTE },
    address: { points: 600, seconds: 10 * MINUTE },
    what: "perubahan akun",
  },
  /** Mails to an address that somebody typed. */
  email: { actor: { points: 3, seconds: HOUR }, address: { points: 30, seconds: HOUR }, what: "permintaan email" },
  /** Names, questions and answers at /forgot. */
  recovery: {
    actor: { points: 6, seconds: HOUR },
    address: { points: 60, seconds: HOUR },
    what: "percobaan memulihkan akun",
  },
  /** Tickets, which nobody guesses; each good one costs a hash. */
  ticket: { actor: { points: 20, seconds: HOUR }, address: { points: 60, seconds: HOUR }, what: "percobaan" },
  export: { actor: { points: 10, seconds: HOUR }, address: { points: 100, seconds: HOUR }, what: "unduhan data" },
  staff: { actor: { points: 120, seconds: MINUTE }, address: { points: 1200, seconds: MINUTE }, what: "tindakan" },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/** Kilobytes of photos that are kept of one network; where they lie in the database, a tenth of its room. */
export const PHOTO_KILOBYTES: Record<"database" | "elsewhere", Allowance> = {
  database: { points: 20 * 1024, seconds: 24 * HOUR },
  elsewhere: { points: 1024 * 1024, seconds: 24 * HOUR },
};

/** Reads of one address, which a carrier may share among thousands; counted in this process's memory. */
export const ANONYMOUS_API: Allowance = { points: 3_000, seconds: 5 * MINUTE };

/** Tries for one account name from one network, or from one browser that has signed in to it before. */
export const ACCOUNT_LOGIN: { short: Allowance; long: Allowance } = {
  short: { points: 5, seconds: MINUTE },
  long: { points: 25, seconds: HOUR },
};

/** Tries for one account name at /forgot from one network. */
export const ACCOUNT_RECOVERY: Allowance = { points: 5, seconds: 24 * HOUR };

/**
 * Tries for one account name from all networks. Nobody is locked out by them: beyond these each answer to a stranger
 * only waits, so that guessing from many networks is slow and the owner at a new device loses seconds.
 */
export const ACCOUNT_STRANGERS: { login: Allowance; recovery: Allowance; waitMs: number } = {
  login: { points: 25, seconds: HOUR },
  recovery: { points: 20, seconds: 24 * HOUR },
  waitMs: 3_000,
};

/** Mails that strangers may cause at one address, from however many accounts. */
export const ADDRESS_MAILS: Allowance = { points: 5, seconds: 24 * HOUR };

/** Mails that one network may cause at addresses that it typed: who has a list written to costs the site its good name. */
export const NETWORK_MAILS: Allowance = { points: 300, seconds: 24 * HOUR };
