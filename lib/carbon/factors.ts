import data from "./factors.json";

/** How sure a figure is: found in its source, computed from such figures, borrowed from elsewhere, or without a source. */
export type Basis = "verified" | "derived" | "proxy" | "assumption";

export const BASIS_LABELS: Record<Basis, string> = {
  verified: "Bersumber",
  derived: "Turunan",
  proxy: "Angka pengganti",
  assumption: "Asumsi",
};

/** One figure of factors.json. */
export interface Figure {
  name: string;
  unit: string;
  value: number;
  basis: Basis;
  source: string;
  url?: string;
  year: string;
  region: string;
  /** The day, `YYYY-MM-DD`, until which somebody should have looked whether it still holds. */
  reviewBy: string;
}

/** A figure that is only known to lie between two others. */
export interface Factor extends Figure {
  low: number;
  high: number;
}

export type FactorId = keyof typeof data.factors;
export type ConversionId = keyof typeof data.conversions;
export type PriceId = keyof typeof data.prices;
type ComparisonId = keyof typeof data.comparisons;

export const FACTORS = data.factors as Record<FactorId, Factor>;
export const CONVERSIONS = data.conversions as Record<ConversionId, Factor>;
export const PRICES = data.prices as Record<PriceId, Figure>;
export const COMPARISONS = data.comparisons as Record<ComparisonId, Figure>;

/** Every figure, for the page that names them and for who looks after them. */
export const ALL_FIGURES: readonly Figure[] = [FACTORS, CONVERSIONS, PRICES, COMPARISONS].flatMap((figures) =>
  Object.values<Figure>(figures),
);
