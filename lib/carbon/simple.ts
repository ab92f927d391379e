import { formatDecimal } from "@/lib/format/decimal";
import { type AmountField, readAmount } from "./rules";

export const SIMPLE_FIELDS = ["transport", "electricity", "meat", "recycling"] as const;
export type SimpleField = (typeof SIMPLE_FIELDS)[number];
export type SimpleInputs = Record<SimpleField, number>;

interface SimpleQuestion extends AmountField {
  unit: string;
  hint: string;
}

/** The bounds are the spec's (section 5). */
export const SIMPLE_QUESTIONS: Record<SimpleField, SimpleQuestion> = {
  transport: {
    label: "Transportasi",
    unit: "km per minggu",
    hint: "Jarak dengan motor atau mobil, 0 sampai 1.000.",
    max: 1000,
  },
  electricity: {
    label: "Listrik",
    unit: "kWh per bulan",
    hint: "Lihat di tagihan atau meteran, 0 sampai 2.000.",
    max: 2000,
  },
  meat: { label: "Daging", unit: "porsi per minggu", hint: "0 sampai 21.", max: 21 },
  recycling: { label: "Daur ulang", unit: "persen dari sampah", hint: "0 sampai 100.", max: 100 },
};

export interface SimpleResult {
  /** Tons of CO2 a year. */
  total: number;
  /** Tons each; `recycling` is taken off. */
  breakdown: Record<SimpleField, number>;
  tips: string[];
  status: SimpleStatus;
}

const STATUSES = [
  { below: 2, label: "Sangat Baik" },
  { below: 4, label: "Baik" },
  { below: 6, label: "Sedang" },
  { below: Number.POSITIVE_INFINITY, label: "Tinggi" },
] as const;
export type SimpleStatus = (typeof STATUSES)[number]["label"];

/** Tons of CO2 a year that the result is compared with (spec 2.9). */
export const AVERAGES = { indonesia: 2.3, world: 4.8 };

/** Spec 9, unchanged; /metodologi says what they leave out. */
export function calculateSimple({ transport, electricity, meat, recycling }: SimpleInputs): SimpleResult {
  const breakdown = {
    transport: (transport * 52 * 0.2) / 1000,
    electricity: (electricity * 12 * 0.5) / 1000,
    meat: (meat * 52 * 0.05) / 1000,
    recycling: (recycling / 100) * 0.5,
  };
  const total = Math.max(0, breakdown.transport + breakdown.electricity + breakdown.meat - breakdown.recycling);
  return { total, breakdown, tips: tipsFor({ transport, electricity, meat, recycling }), status: statusOf(total) };
}

export function statusOf(total: number): SimpleStatus {
  return STATUSES.find(({ below }) => total < below)?.label ?? "Tinggi";
}

const PRAISE = "Luar biasa! Kebiasaan Anda sudah ramah lingkungan. Pertahankan dan ajak orang lain.";

function tipsFor({ transport, electricity, meat, recycling }: SimpleInputs): string[] {
  const tips = [
    transport > 50 && "Gunakan transportasi umum atau bersepeda untuk sebagian perjalanan Anda.",
    electricity > 300 && "Ganti lampu dengan LED dan cabut alat listrik yang tidak dipakai.",
    meat > 5 && "Kurangi daging menjadi 3 sampai 4 porsi per minggu.",
    recycling < 50 && "Tingkatkan daur ulang sampah Anda menjadi paling sedikit 70%.",
  ].filter((tip) => tip !== false);
  return tips.length > 0 ? tips : [PRAISE];
}

/** The form as it was typed. @returns the inputs, or what is wrong with each field */
export function readSimple(texts: Record<SimpleField, string>): {
  inputs: SimpleInputs;
  errors: Partial<Record<SimpleField, string>>;
} {
  const inputs: SimpleInputs = { transport: 0, electricity: 0, meat: 0, recycling: 0 };
  const errors: Partial<Record<SimpleField, string>> = {};
  for (const field of SIMPLE_FIELDS) {
    const { value, error } = readAmount(texts[field], SIMPLE_QUESTIONS[field]);
    if (error === undefined) inputs[field] = value;
    else errors[field] = error;
  }
  return { inputs, errors };
}

/** "1,23 ton" */
export function formatTons(value: number): string {
  return `${formatDecimal(value, 2)} ton`;
}
