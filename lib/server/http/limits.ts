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

/** @param points how many requests in so many seconds */
function within(seconds: number, points: Record<"actor" | "address", number>, what: string): Limit {
  return { actor: { points: points.actor, seconds }, address: { points: points.address, seconds }, what };
}

/** How often something may be written. Names are the keys of `limit` in a route's declaration. */
export const LIMITS = {
  report: within(10 * MINUTE, { actor: 5, address: 50 }, "laporan"),
  photo: within(30 * MINUTE, { actor: 30, address: 200 }, "foto"),
  support: within(24 * HOUR, { actor: 50, address: 400 }, "dukungan"),
  update: within(30 * MINUTE, { actor: 6, address: 40 }, "kabar laporan"),
  /** Mails to an address that somebody typed. */
  follow: within(HOUR, { actor: 10, address: 30 }, "permintaan email"),
  push: within(HOUR, { actor: 30, address: 300 }, "permintaan notifikasi"),
  /** Each may stay for a year and has the server ask an address that somebody typed, so the day counts. */
  watch: within(24 * HOUR, { actor: 50, address: 300 }, "permintaan notifikasi"),
  place: within(HOUR, { actor: 5, address: 50 }, "lokasi"),
  /** One in two minutes, with room for a request that is sent again. */
  thread: within(6 * MINUTE, { actor: 3, address: 30 }, "topik"),
  /** One in half a minute, likewise. */
  comment: within(2 * MINUTE, { actor: 4, address: 40 }, "komentar"),
  like: within(24 * HOUR, { actor: 50, address: 400 }, "suka"),
  forumEdit: within(HOUR, { actor: 30, address: 300 }, "perubahan tulisan"),
  /** Three hide a text, so one address has few. */
  flag: within(HOUR, { actor: 10, address: 30 }, "laporan tulisan"),
  /** "Nomor ini mati?" */
  doubt: within(24 * HOUR, { actor: 10, address: 100 }, "kabar tentang kanal"),
  /** Hand-overs of reports to offices. */
  handover: within(24 * HOUR, { actor: 5, address: 20 }, "catatan penerusan"),
  vote: within(24 * HOUR, { actor: 50, address: 400 }, "konfirmasi"),
  note: within(HOUR, { actor: 5, address: 50 }, "catatan"),
  message: within(HOUR, { actor: 5, address: 50 }, "pesan"),
  /** Its 409 says whether an address is registered, so many who share one address get less than elsewhere. */
  volunteer: within(HOUR, { actor: 5, address: 25 }, "pendaftaran relawan"),
  partner: within(HOUR, { actor: 5, address: 50 }, "pendaftaran mitra"),
  partnerEdit: within(HOUR, { actor: 30, address: 100 }, "perubahan halaman bank sampah"),
  /** A busy morning at the scales. */
  deposit: within(HOUR, { actor: 400, address: 800 }, "catatan buku tabungan"),
  /** A waste bank has its own limit besides, see `RECEIPTS_AN_HOUR`. */
  receipt: within(HOUR, { actor: 600, address: 1_200 }, "nota"),
  event: within(HOUR, { actor: 20, address: 100 }, "perubahan kegiatan"),
  registration: within(MINUTE, { actor: 3, address: 60 }, "pendaftaran"),
  /** What a personal link changes; a village may share one address. */
  seat: within(HOUR, { actor: 20, address: 300 }, "perubahan pendaftaran"),
  /** A helper's phone says every few seconds who has come; several share the hall's address. */
  attendance: within(10 * MINUTE, { actor: 300, address: 1_500 }, "catatan presensi"),
  /** Posters and certificates, which are drawn anew each time. */
  print: within(10 * MINUTE, { actor: 30, address: 100 }, "unduhan PDF"),
  answer: within(HOUR, { actor: 10, address: 60 }, "jawaban"),
  geocode: within(MINUTE, { actor: 20, address: 100 }, "pencarian lokasi"),
  register: within(30 * MINUTE, { actor: 5, address: 60 }, "pendaftaran akun"),
  /** Beyond it an address is crowded: nobody is refused for that, see `guessFromAddress`. */
  login: within(HOUR, { actor: 30, address: 300 }, "percobaan masuk"),
  /** Everything that asks the owner of an account for the password again, together. */
  confirm: within(15 * MINUTE, { actor: 5, address: 60 }, "tindakan dengan password"),
  account: within(10 * MINUTE, { actor: 60, address: 600 }, "perubahan akun"),
  /** Mails to an address that somebody typed. */
  email: within(HOUR, { actor: 3, address: 30 }, "permintaan email"),
  /** Names, questions and answers at /forgot; beyond it as for `login`. */
  recovery: within(HOUR, { actor: 6, address: 60 }, "percobaan memulihkan akun"),
  export: within(HOUR, { actor: 10, address: 100 }, "unduhan data"),
  staff: within(MINUTE, { actor: 120, address: 1200 }, "tindakan"),
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/** Kilobytes of photos that are kept of one network; where they lie in the database, a tenth of its room. */
export const PHOTO_KILOBYTES: Record<"database" | "elsewhere", Allowance> = {
  database: { points: 20 * 1024, seconds: 24 * HOUR },
  elsewhere: { points: 1024 * 1024, seconds: 24 * HOUR },
};

/** Reads of one address, which a carrier may share among thousands; counted in this process's memory. */
export const ANONYMOUS_API: Allowance = { points: 3_000, seconds: 5 * MINUTE };

/** Pages that are rendered for each request, of one address or of one known cookie; a search costs 100 ms of processor. */
export const PAGE_READS: Allowance = { points: 300, seconds: 5 * MINUTE };

/** Guesses at one secret. After `free` wrong ones within a day each waits for a pause, which doubles. */
export interface GuessRule {
  free: number;
  /** Within a day; there is no such bound where it would lock somebody out. */
  most?: number;
  /** Completes "Terlalu banyak …". */
  what: string;
}

export const GUESS_PAUSE_SECONDS = { shortest: 3, longest: 5 * MINUTE };

/** Per account name and network, or per browser that has signed in to the account before. */
export const PASSWORD_GUESSES: GuessRule = { free: 5, what: "percobaan masuk" };
/** Per account name, from all strangers together: an answer is short, and many can be looked up. */
export const ANSWER_GUESSES: GuessRule = { free: 1, most: 20, what: "percobaan memulihkan akun" };
/** Per account name and network, once the network has used up its allowance for all names. */
export const CROWDED_GUESSES: GuessRule = { free: 1, what: "percobaan" };
/** Per network. */
export const ACCESS_CODE_GUESSES: GuessRule = { free: 5, what: "percobaan kode" };
/** Per account that is a person's, while its network waits. */
export const MEMBER_ACCESS_CODE_GUESSES: GuessRule = { free: 1, most: 5, what: "percobaan kode" };

/** New passwords for one account by its tickets, each of which costs a hash. Nobody else can use these up. */
export const TICKETS_USED: Allowance = { points: 10, seconds: 15 * MINUTE };

/** Tries for one account name at /forgot from one network. */
export const ACCOUNT_RECOVERY: Allowance = { points: 5, seconds: 24 * HOUR };

/** Guesses of all strangers at one account name; beyond these its owner gets a mail. Nobody is refused for it. */
export const ANSWERS_UNNOTICED: Allowance = { points: 5, seconds: 24 * HOUR };
export const PASSWORDS_UNNOTICED: Allowance = { points: 25, seconds: HOUR };

/** Mails that strangers may cause at one address, from however many accounts. */
export const ADDRESS_MAILS: Allowance = { points: 5, seconds: 24 * HOUR };

/** Mails that one network may cause at addresses that it typed: who has a list written to costs the site its good name. */
export const NETWORK_MAILS: Allowance = { points: 300, seconds: 24 * HOUR };
