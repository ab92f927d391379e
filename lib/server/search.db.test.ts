import { beforeAll, describe, expect, it, vi } from "vitest";
import { writeAreaNames } from "@/lib/areas/commands-names";
import { SearchQuery } from "@/lib/search/schemas";
import type { SearchResultView } from "@/lib/search/view";
import { seedDemo } from "@/prisma/demo";
import { readAreaNames } from "@/scripts/areas/names";
import { member } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";

const { db, patient, url } = await testDatabase();

/** Written by who tunes the search. What is typed, what of it must be among the first three (paths or titles), and why. */
const TUNED = `
banjir | /laporan | A damage word leads to reporting it.
bank sampah medan | Bank Sampah Contoh Medan | The registered waste bank of that city.
lapor selokan mampet | /laporan | Everyday words for a blocked drain.
bakar sampah | Pembakaran sampah, Lahan kosong di Rungkut, Kota Surabaya | The verb of a kind of damage.
asap pabrik | /laporan | Smoke is air pollution.
pohon ditebang kupang | Penebangan pohon, Bantaran kali di Oebobo, Kota Kupang | A kind of damage and a place.
tanah longsor | Longsor/erosi, Lereng di atas permukiman, Abepura, Kota Jayapura | One half of a kind with a slash.
sungai berbusa di bandung | Pencemaran air, Sungai Cikapundung, Coblong, Kota Bandung | Words of a description and a place.
limbah kimia | /laporan | Chemicals are hazardous waste.
jual beli satwa dilindungi | /laporan | Wild animals are a kind of damage.
jual minyak jelantah | Bank Sampah Contoh Yogyakarta ; /bank-sampah | A material that waste banks take.
harga kardus bekas | Bank Sampah Contoh Medan ; /bank-sampah | Cardboard is paper; prices stand at waste banks.
daur ulang surabaya | PLTSa Benowo ; Rumah Kompos Bratang | A kind of place and a city, neither in the name.
taman di makassar | Taman Macan | The city stands beside the name, not in it.
hutan kota jakarta | Hutan Kota GBK | A kind of place in a province.
kebun raya bogr | Kebun Raya Bogor | A slip in a name.
bakau bali | Taman Hutan Raya Ngurah Rai (Mangrove Suwung) | Another word for mangrove, and a province.
jadwal tanam pohon | /event | The list of plantings.
tanam mangrove surabaya | Contoh: Tanam Mangrove di Wonorejo | An event with kind and city.
kerja bakti jakarta | Contoh: Bersih-Bersih Sungai | Another word for the category of an event.
belajar bikin kompos | Contoh: Workshop Kompos ; Kompos dari dapur, mulai dari satu ember | A colloquial question.
relawan medan | /relawan | The volunteers of a city.
hitung emisi karbon | /kalkulator | The calculator.
lupa kata sandi | /forgot | Another word for password.
hapus akun saya | /privasi ; /akun ; /faq | How to leave.
nomor whatsapp pengelola | /hubungi | How to reach the people behind it.
cara memilah sampah | Memilah dengan lima warna | The tip.
laporan di semarang | /wilayah/kota-semarang-3374 ; Saluran tersumbat/banjir, Permukiman dekat Kota Lama, Semarang Utara, Kota Semarang | An area.
gimana cara nabung sampah | Cara mulai menabung di bank sampah | Colloquial words.
kabupaten bantul | /wilayah/kabupaten-bantul-3402 | An area by its name.
`;

/** Written by somebody who does not tune it. */
const BLIND = `
banjir | Saluran tersumbat/banjir, Permukiman dekat Kota Lama, Semarang Utara, Kota Semarang ; Saluran tersumbat/banjir, Kanal Panampu, Tallo, Kota Makassar ; /laporan | One word: sees what neighbours reported about floods and blocked drains, or reports one.
sungai bau | Pencemaran air, Sungai Cikapundung, Coblong, Kota Bandung ; Saluran tersumbat/banjir, Kanal Panampu, Tallo, Kota Makassar ; Pencemaran air, Parit di Seberang Ulu, Kota Palembang ; /laporan | A smelly river is water pollution: an existing report about foul water, or the place to report it.
lapor sampah liar | /laporan | A task: wants the report form; reading tips about reporting does not do it.
asap bakar sampah | Pembakaran sampah, Lahan kosong di Rungkut, Kota Surabaya ; /laporan | Neighbours burn waste: the report of exactly that, or the form; base word 'bakar' against 'pembakaran'.
limbah pabrik | Limbah B3/industri, Pinggir sawah di Piyungan, Kabupaten Bantul ; /laporan | 'Pabrik' is the everyday word for the kind 'Limbah B3/industri'.
laporan saya sudah sampai mana | /akun/laporan ; /laporan ; /faq ; /cara-kerja | Follows up an own report; own reports, or where following by number is explained.
bank sampah medan | Bank Sampah Contoh Medan | A named service in a named town: the one waste bank in Medan.
bank sampah jogja | Bank Sampah Contoh Yogyakarta | Everybody types 'jogja'; the town is written Yogyakarta.
jual botol bekas | /bank-sampah ; /tips/menabung-di-bank-sampah ; Bank Sampah Contoh Medan | Wants money for bottles: waste banks, how to start there, or the one that prices PET bottles.
harga kardus per kilo | Bank Sampah Contoh Medan ; /bank-sampah | Wants a price: the waste bank that lists one for cardboard, or the page that compares prices.
minyak jelantah | Bank Sampah Contoh Yogyakarta ; /bank-sampah ; /tips/menabung-di-bank-sampah | Where to bring used cooking oil: only the Yogyakarta bank takes and prices it.
taman bandung | Hutan Kota Babakan Siliwangi | Wants a park in Bandung; the only public green place there is called a city forest, not 'taman'.
kebon raya bogor | Kebun Raya Bogor | Spelt as it is spoken ('kebon'); the place itself must come.
orang utan | Arboretum Nyaru Menteng | Written as two words; the description says 'orangutan', the title nothing.
hutan bakau bali | Taman Hutan Raya Ngurah Rai (Mangrove Suwung) | 'Bakau' is the Indonesian word for mangrove; the one mangrove forest on Bali.
mangrov surabaya | Kebun Raya Mangrove Surabaya (Gunung Anyar) ; /coba-coding/kebun-raya-mangrove-surabaya ; Contoh: Tanam Mangrove di Wonorejo | Misspelt mangrove plus town: the garden, its story or the planting there.
cara bikin kompos | /tips/kompos-dari-dapur | Colloquial 'bikin': the step-by-step guide, not a story about somebody's compost.
kompos kok bau | /tips/kompos-dari-dapur ; Contoh topik: kompos dari sisa dapur tanpa bau | A beginner's trouble: the guide's section on smell or the forum topic about it.
kantong kresek | /tips/belanja-dengan-wadah-sendiri ; Contoh topik: belanja ke pasar tanpa kantong plastik ; Contoh: Diskusi Sampah Plastik | 'Kresek' is what people call a plastic bag; it occurs in no text.
milah sampah di rumah | /tips/memilah-dengan-lima-warna ; /tipk | Spoken form of 'memilah'; wants to know how to sort at home.
buang baterai bekas dimana | /tips/memilah-dengan-lima-warna ; /tips/menabung-di-bank-sampah ; /bank-sampah ; /tipk | Hazardous household waste: a text that says what to do with batteries, or who takes things.
nasi sisa | /tips/dapur-tanpa-sisa ; /tips/kompos-dari-dapur | Leftover rice: the text about food that is not wasted, or composting it.
penanaman pohon | /event ; /tips/menanam-pohon-sampai-hidup ; Contoh: Tanam Trembesi di Tepi Jalan ; Contoh: Tanam Mangrove di Wonorejo ; Contoh: Hijaukan Tepi Danau Bersama ; Contoh: Tanam Sagu dan Matoa ; Contoh: Tanam 1000 Pohon | The noun for what titles call 'tanam' and 'menanam': planting events still to come, or the guide.
bersih2 pantai | Contoh: Bersih-Bersih Pantai | Phone spelling of a doubled word; names one event.
tanaman tahan panas | Contoh topik: tanaman apa yang kuat di balkon panas? | Asked in the forum in other words ('kuat di balkon panas').
jadi relawan | /relawan | A task: the page where one joins, not testimonials of volunteers.
carbon footprint calculator | /kalkulator | All English for the Indonesian 'Kalkulator Jejak Karbon'.
lupa kata sandi | /forgot | The site writes 'password'; the person writes 'kata sandi'.
hapus akun | /akun ; /privasi | A task with an account: where it is deleted, or the rights page that leads there.
nomer wa admin | /hubungi ; /kontak | Colloquial spelling: wants to reach the people who run the site.
`;

const FIRST = 3;

function questionsIn(lines: string) {
  return lines
    .trim()
    .split("\n")
    .map((line): [q: string, wants: string[]] => {
      const [q = "", wants = ""] = line.split(" | ");
      return [q, wants.split(" ; ")];
    });
}

beforeAll(async () => {
  vi.stubEnv("DATABASE_URL", url);
  vi.stubEnv("AUTH_SECRET", "a".repeat(40));
  vi.stubEnv("SITE_URL", "http://sulur.test");
  vi.stubEnv("LOG_LEVEL", "silent");
  await member(db, "Admin", "ADMIN");
  await patient.$transaction((transaction) => seedDemo(transaction), { timeout: 120_000 });
  const names = await readAreaNames();
  await writeAreaNames(patient, "uji", async () => names);
});

async function found(q: string) {
  const { search } = await import("@/lib/server/search");
  const { best, groups } = await search(SearchQuery.parse({ q }));
  return { best, groups, shown: shownOf([...best, ...groups.flatMap(({ items }) => items)]) };
}

/** In the order of the screen, which shows what is among the best only there. */
function shownOf(items: readonly SearchResultView[]): { path: string; title: string }[] {
  const byPath = new Map<string, string>();
  for (const { path, title } of items) {
    if (!byPath.has(path)) byPath.set(path, title.map(({ text }) => text).join(""));
  }
  return [...byPath].map(([path, title]) => ({ path, title }));
}

/** A path without query and fragment means any part of that page. */
function isWanted({ path, title }: { path: string; title: string }, want: string): boolean {
  return path === want || path.replace(/[?#].*$/u, "") === want || title === want;
}

describe.each([
  ["TUNED", TUNED],
  ["BLIND", BLIND],
])("the search over the samples, questions %s", (_, lines) => {
  const questions = questionsIn(lines);

  it("are thirty", () => expect(questions).toHaveLength(30));

  it.each(questions)("%s: what is wanted is among the first three", async (q, wants) => {
    const first = (await found(q)).shown.slice(0, FIRST);
    expect(
      first.filter((result) => wants.some((want) => isWanted(result, want))),
      JSON.stringify(first),
    ).not.toEqual([]);
  });
});

it.each([
  ["banjir", "/laporan#jenis-saluran-tersumbat-banjir"],
  ["banjirr", "/laporan#jenis-saluran-tersumbat-banjir"],
  ["gorong gorongg", "/laporan#jenis-saluran-tersumbat-banjir"],
  ["selokan mampet di medan", "/laporan#jenis-saluran-tersumbat-banjir"],
  ["pohon ditebang", "/laporan#jenis-penebangan-pohon"],
  ["asap", "/laporan#jenis-pencemaran-udara"],
  ["limbah b3", "/laporan#jenis-limbah-b3-industri"],
])("a word for damage puts the way to report it first: %s", async (q, path) => {
  expect((await found(q)).shown[0]?.path).toBe(path);
});

it("another word puts no report form first, nor does one left out", async () => {
  for (const q of ["bank sampah", "kebun raya", "sampah -banjir"]) {
    expect((await found(q)).shown[0]?.path, q).not.toMatch(/^\/laporan#jenis-/u);
  }
});

it.each([
  ["coblong", "/wilayah/coblong-327302"],
  ["kec. coblong kota bandung", "/wilayah/coblong-327302"],
  ["kel. dago", "/wilayah/dago-3273021004"],
  ["dago bandung", "/wilayah/dago-3273021004"],
  ["laporan di coblong", "/wilayah/coblong-327302"],
])("the search finds the page of a district or village by its name: %s", async (q, path) => {
  const { groups } = await found(q);
  const areas = groups.find(({ kind }) => kind === "area");
  expect(areas?.items.map((item) => item.path)).toContain(path);
});

it("the search takes no village's name for other words, or for a village elsewhere", async () => {
  for (const q of ["dago medan", "jalan coblong raya", "sampah plastik", "kec. dago"]) {
    const { groups } = await found(q);
    const paths = groups.filter(({ kind }) => kind === "area").flatMap(({ items }) => items.map(({ path }) => path));
    expect(
      paths.filter((path) => /dago|coblong/u.test(path)),
      q,
    ).toEqual([]);
  }
});
