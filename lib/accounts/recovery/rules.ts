/** Facts about recovering an account, its confirmed address and its history: spec 2.7, 5 and 8. */

/** How long the owner can see what happened at the account's door, and a device counts as known. */
export const EVENT_DAYS = 90;

/** What /forgot shows, and what it mails: the mail may wait ten minutes and more in a queue of its receiver. */
export const RECOVERY_SCREEN_MINUTES = 10;
export const RECOVERY_MAIL_MINUTES = 30;
/**
 * For accounts without a question. A day of such mails stays below the budget of a mailbox, and each link works until well
 * after the next mail may follow, so that strangers who press all day keep the owner from none.
 */
export const RECOVERY_BY_NAME_MINUTES = { between: 60, link: 90 };
export const EMAIL_TICKET_HOURS = 24;

/** The spec's sentences for /forgot. */
export const NO_USERNAME = "Username tidak boleh kosong";
export const NO_QUESTION = "Pilih pertanyaan keamanan Anda";
export const NO_ANSWER = "Jawaban keamanan tidak boleh kosong";
export const WEAK_NEW_PASSWORD = "Password harus minimal 8 karakter dengan huruf besar, kecil, angka, dan simbol";
export const UNEQUAL_PASSWORDS = "Konfirmasi password tidak cocok";

/**
 * One answer for an unknown name, a wrong question, a wrong answer, an account of the staff, and for right data of an
 * account with a confirmed address: it must tell neither which names exist nor which of them have an address.
 */
export const NOT_RECOVERED_HERE =
  "Data tidak cocok, atau akun ini dipulihkan lewat tautan yang sudah kami kirim ke emailnya. Periksa kembali isian dan kotak masuk Anda.";
const OWN_TRIES = "Perangkat yang pernah masuk ke akun ini punya jatah sendiri.";
/** Said with every pause, whether or not there is such an account. */
export const MAIL_STAYS_OPEN = `Bila datanya benar dan akun punya email terkonfirmasi, tautannya tetap kami kirim. ${OWN_TRIES}`;
/** The same answer for wrong data, a mailed link, a name that has to wait and an unknown name. */
export const CROWDED_RECOVERY = `Belum berhasil, dan dari jaringan Anda terlalu banyak percobaan. Periksa isian dan kotak masuk Anda, lalu coba lagi dalam 5 menit. ${OWN_TRIES}`;
export const TICKET_OVER =
  "Izin mengganti password ini sudah habis waktunya atau sudah dipakai. Verifikasi akun Anda sekali lagi.";
export const CONFIRMATION_OVER =
  "Tautan konfirmasi ini sudah habis waktunya atau sudah dipakai. Minta tautan baru di halaman akun Anda.";
