/** Said of a text in a form, by the browser and by the server alike. @param min in characters */
export const tooShort = (label: string, min: number): string =>
  `${label} terlalu pendek. Tulis paling sedikit ${min} karakter.`;

/** @param max in characters */
export const tooLong = (label: string, max: number): string =>
  `${label} terlalu panjang. Ringkas menjadi paling banyak ${max} karakter.`;
