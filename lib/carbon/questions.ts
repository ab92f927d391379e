import { type ConversionId, type FactorId, PRICES, type PriceId } from "./factors";
import type { Range } from "./ranges";

/** One way of answering a question, e.g. in litres or in kilometres. */
export interface Unit {
  id: string;
  label: string;
  /** The most that is believed; more is a slip of the finger. */
  max: number;
  /** What one of it becomes in a year, in the unit of the factor (after the conversion). */
  perYear: number;
  factor: FactorId;
  conversion?: ConversionId;
}

export interface Question {
  group: Group;
  label: string;
  hint?: string;
  /** The first is offered first. */
  units: readonly Unit[];
  /** What "tidak tahu" stands for, in the first unit: somebody's who does it; assumptions, all of them. */
  unknown: Range;
  /** How many of ten people do it at all, where not all do; assumptions too. */
  ofTen?: number;
  /** Of the whole household, so that it is divided by its people. */
  shared?: boolean;
  /** Of everybody in the car. */
  carried?: boolean;
}

export const GROUPS = ["Perjalanan sehari-hari", "Perjalanan jauh", "Rumah", "Makanan"] as const;
export type Group = (typeof GROUPS)[number];

const WEEKS = 52;
const MONTHS = 12;
const DAYS = 365;
const [DAILY, FAR, HOME, FOOD] = GROUPS;

function weekly(id: string, label: string, max: number, factor: FactorId): Unit {
  return { id, label: `${label} per minggu`, max, perYear: WEEKS, factor };
}

/** Rupiah a month for the meter of one tariff. Taxes on it are left out, so that it is rather too much than too little. */
function rupiah(id: PriceId, power: string): Unit {
  const perYear = MONTHS / PRICES[id].value;
  return { id, label: `rupiah per bulan (${power})`, max: 20_000_000, perYear, factor: "electricity" };
}

const range = (low: number, value: number, high: number): Range => ({ low, value, high });

/** In the order of the form. */
export const QUESTIONS = {
  motorcycle: {
    group: DAILY,
    label: "Sepeda motor sendiri",
    hint: "Liter bensin lebih tepat daripada jarak.",
    units: [weekly("litre", "liter", 100, "petrol"), weekly("km", "km", 2000, "motorcycle")],
    unknown: range(1, 3, 6),
    ofTen: 7,
  },
  car: {
    group: DAILY,
    label: "Mobil",
    hint: "Dibagi dengan jumlah orang di dalamnya.",
    units: [weekly("litre", "liter", 300, "petrol"), weekly("km", "km", 3000, "car")],
    unknown: range(5, 15, 30),
    ofTen: 1.5,
    carried: true,
  },
  ojol: {
    group: DAILY,
    label: "Ojek daring (ojol)",
    units: [weekly("km", "km", 1000, "ojol")],
    unknown: range(5, 20, 40),
    ofTen: 3,
  },
  angkot: {
    group: DAILY,
    label: "Angkot",
    units: [weekly("km", "km", 1000, "angkot")],
    unknown: range(5, 20, 50),
    ofTen: 2,
  },
  bus: {
    group: DAILY,
    label: "Bus kota",
    units: [weekly("km", "km", 2000, "bus")],
    unknown: range(10, 50, 120),
    ofTen: 1,
  },
  commuterTrain: {
    group: DAILY,
    label: "KRL, MRT, atau LRT",
    units: [weekly("km", "km", 3000, "commuterTrain")],
    unknown: range(40, 120, 300),
    ofTen: 0.5,
  },
  longTrain: {
    group: FAR,
    label: "Kereta jarak jauh",
    hint: "Misalnya mudik Jakarta–Yogyakarta pulang pergi: sekitar 1.000 km.",
    units: [{ id: "km", label: "km per tahun", max: 50_000, perYear: 1, factor: "longTrain" }],
    unknown: range(200, 800, 1600),
    ofTen: 2,
  },
  longBus: {
    group: FAR,
    label: "Bus antarkota",
    units: [{ id: "km", label: "km per tahun", max: 50_000, perYear: 1, factor: "longBus" }],
    unknown: range(200, 800, 1600),
    ofTen: 3,
  },
  shortFlight: {
    group: FAR,
    label: "Pesawat sampai 3 jam",
    hint: "Pulang pergi dihitung dua kali.",
    units: [
      {
        id: "flight",
        label: "penerbangan per tahun",
        max: 200,
        perYear: 1,
        factor: "shortFlight",
        conversion: "shortFlightKm",
      },
    ],
    unknown: range(1, 2, 4),
    ofTen: 1.5,
  },
  longFlight: {
    group: FAR,
    label: "Pesawat lebih dari 3 jam",
    hint: "Misalnya umrah atau Jepang; pulang pergi dihitung dua kali.",
    units: [
      {
        id: "flight",
        label: "penerbangan per tahun",
        max: 100,
        perYear: 1,
        factor: "longFlight",
        conversion: "longFlightKm",
      },
    ],
    unknown: range(1, 2, 2),
    ofTen: 0.3,
  },
  electricity: {
    group: HOME,
    label: "Listrik serumah",
    hint: "kWh ada di tagihan; untuk token, pilih daya rumah Anda lalu isi rupiahnya.",
    units: [
      { id: "kwh", label: "kWh per bulan", max: 5000, perYear: MONTHS, factor: "electricity" },
      rupiah("tariff450", "450 VA"),
      rupiah("tariff900Subsidised", "900 VA bersubsidi"),
      rupiah("tariff900", "900 VA nonsubsidi"),
      rupiah("tariff1300", "1.300–2.200 VA"),
      rupiah("tariff3500", "3.500 VA ke atas"),
    ],
    unknown: range(50, 100, 200),
    shared: true,
  },
  airConditioner: {
    group: HOME,
    label: "AC menyala",
    hint: "Jumlah jam semua AC. Sudah termasuk dalam tagihan, jadi tidak dihitung dua kali.",
    units: [
      { id: "hour", label: "jam per hari", max: 240, perYear: DAYS, factor: "electricity", conversion: "acPower" },
    ],
    unknown: range(2, 6, 10),
    ofTen: 1.5,
    shared: true,
  },
  smallGas: {
    group: HOME,
    label: "LPG 3 kg serumah",
    units: [{ id: "cylinder", label: "tabung per bulan", max: 60, perYear: MONTHS * 3, factor: "lpg" }],
    unknown: range(1, 3, 4),
    ofTen: 8,
    shared: true,
  },
  largeGas: {
    group: HOME,
    label: "LPG 12 kg serumah",
    units: [{ id: "cylinder", label: "tabung per bulan", max: 30, perYear: MONTHS * 12, factor: "lpg" }],
    unknown: range(0.5, 1, 1.5),
    ofTen: 1.5,
    shared: true,
  },
  beef: {
    group: FOOD,
    label: "Daging sapi",
    hint: "Satu porsi 100 g; semangkuk bakso sekitar setengah porsi.",
    units: [weekly("portion", "porsi", 50, "beef")],
    unknown: range(0.3, 1, 2),
  },
  chicken: {
    group: FOOD,
    label: "Daging ayam",
    units: [weekly("portion", "porsi", 70, "chicken")],
    unknown: range(2, 4, 7),
  },
  fish: { group: FOOD, label: "Ikan", units: [weekly("portion", "porsi", 70, "fish")], unknown: range(1, 3, 6) },
  egg: { group: FOOD, label: "Telur", units: [weekly("egg", "butir", 100, "egg")], unknown: range(2, 5, 10) },
  tempe: {
    group: FOOD,
    label: "Tempe atau tahu",
    units: [weekly("portion", "porsi", 100, "tempe")],
    unknown: range(3, 7, 14),
  },
  rice: {
    group: FOOD,
    label: "Nasi",
    units: [{ id: "plate", label: "piring per hari", max: 20, perYear: DAYS, factor: "rice", conversion: "ricePlate" }],
    unknown: range(2, 3, 4),
  },
} as const satisfies Record<string, Question>;

export type QuestionId = keyof typeof QUESTIONS;
export const QUESTION_IDS = Object.keys(QUESTIONS) as QuestionId[];

/** One question, without its literal type. */
export function questionOf(id: QuestionId): Question {
  return QUESTIONS[id];
}

/**
 * What a question stands for that nobody answered, in its first unit: never nothing, and as wide as not knowing is. Where
 * not all do it, it reaches from nothing to what is usual among those who do.
 */
export function unanswered({ unknown, ofTen }: Question): Range {
  return ofTen === undefined ? unknown : { low: 0, value: (unknown.value * ofTen) / 10, high: unknown.value };
}

/** How many share what is shared. */
export const PEOPLE = {
  household: { label: "Orang di rumah", hint: "Termasuk Anda.", max: 30, unknown: range(3, 4, 5) },
  passengers: { label: "Orang di mobil", hint: "Biasanya, termasuk Anda.", max: 20, unknown: range(1, 2, 3) },
} as const;
export type PeopleId = keyof typeof PEOPLE;
export const PEOPLE_IDS = Object.keys(PEOPLE) as PeopleId[];

/** Told apart, and never taken off: /metodologi says why. */
export const SORTED_WASTE = { label: "Sampah yang dipilah", unit: "persen", max: 100, unknown: 20 } as const;
