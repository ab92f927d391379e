import { comparisonKey } from "@/lib/format/text";

// What leaked lists are full of, in Indonesia and elsewhere. With digits and a symbol added these satisfy every
// formal rule and are still the first that a guesser tries.
const WORDS = `
  password passwort passw pass sandi katasandi rahasia kunci masuk login akun user pengguna welcome selamat selamatdatang
  admin administrator root master super superuser manager operator pengelola guest tamu test testing coba demo default
  qwerty qwertyui qwertyuiop qwertz asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc abc abcd abcde abcdef abcdefg
  iloveyou loveyou love lovely sayang sayangku cinta cintaku kamu akusayangkamu akucintakamu kekasih rindu kangen
  princess sunshine shadow monkey dragon football baseball superman batman pokemon starwars michael jordan jessica
  letmein trustno changeme secret hello freedom whatever computer internet google facebook instagram whatsapp tiktok
  samsung iphone android laptop komputer
  bismillah alhamdulillah allah allahuakbar muhammad assalamualaikum subhanallah insyaallah ramadhan islam kristus yesus
  indonesia indonesiaku indonesiaraya merdeka garuda pancasila nusantara jakarta bandung surabaya medan semarang makassar
  jogja yogyakarta bali persib persija persebaya arema
  anakku mama papa ibu bapak ayah bunda keluarga ganteng cantik manis lucu bahagia sukses semangat semoga
  januari februari maret april mei juni juli agustus september oktober november desember
  january february march june july august october december
  senin selasa rabu kamis jumat sabtu minggu monday friday sunday summer winter spring
  sekolah kampus siswa guru mahasiswa rumah kucing anjing bintang bulan matahari bunga mawar melati pelangi
  andi budi agus dewi putri putra rizky dian sari siti ahmad
  sulur lingkungan bumi hijau relawan sampah warga alam
`;

const COMMON: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/u));

const LOOKALIKES: Record<string, string> = {
  "@": "a",
  "4": "a",
  "0": "o",
  "1": "i",
  "!": "i",
  "3": "e",
  $: "s",
  "5": "s",
  "7": "t",
};

/** The word that is left when look-alike characters are read as letters and the rest is dropped. */
function readings(password: string): string[] {
  const text = comparisonKey(password);
  const trimmed = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  const spelled = (part: string) => part.replace(/[@40!13$57]/gu, (character) => LOOKALIKES[character] ?? character);
  // "P@ssw0rd1!" once with its tail of digits cut off and once as a whole.
  const beforeTail = text.replace(/^[^\p{L}]+/u, "").replace(/[\d\p{P}\p{S}]+$/u, "");
  return [text, trimmed, spelled(trimmed), spelled(beforeTail), spelled(text)].map((word) =>
    word.replace(/[^\p{L}]/gu, ""),
  );
}

function isRepetitive(password: string): boolean {
  return new Set(comparisonKey(password)).size < 5;
}

/** Whether somebody guessing would try it early: a well-known word with trimmings, the own name, or few characters. */
export function isCommonPassword(password: string, username: string): boolean {
  const words = readings(password);
  if (words.some((word) => COMMON.has(word)) || isRepetitive(password)) return true;
  const name = comparisonKey(username).replace(/[^\p{L}]/gu, "");
  return name.length >= 3 && words.includes(name);
}
