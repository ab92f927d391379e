/** The public boundaries, with size and licence shown before the download. */
export const PUBLIC_BOUNDARIES = {
  publisher: "geoBoundaries",
  source: "BPS 2020, lewat OCHA",
  license: "CC BY 3.0 IGO",
  size: "kira-kira 2 sampai 5 MB",
} as const;

/** Behind the borders' edition in what maps are given: they show boundaries whose publisher must be named. */
export const CREDITED = "kredit";

const MEGABYTE = 1024 * 1024;
/** Largest upload in bytes; the command on the server takes larger files. */
export const AREA_FILE_BYTES = 10 * MEGABYTE;

/** An import takes less; one that takes longer was cut off. */
export const IMPORT_MINUTES = 15;
