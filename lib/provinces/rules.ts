/** Indonesia's provinces in the order of the interior ministry's codes. */

/** The spec's 34, among which people register; the last two are Papua before it was divided in 2022. */
export const REGISTRATION_PROVINCES = [
  "Aceh",
  "Sumatera Utara",
  "Sumatera Barat",
  "Riau",
  "Jambi",
  "Sumatera Selatan",
  "Bengkulu",
  "Lampung",
  "Kepulauan Bangka Belitung",
  "Kepulauan Riau",
  "DKI Jakarta",
  "Jawa Barat",
  "Jawa Tengah",
  "DI Yogyakarta",
  "Jawa Timur",
  "Banten",
  "Bali",
  "Nusa Tenggara Barat",
  "Nusa Tenggara Timur",
  "Kalimantan Barat",
  "Kalimantan Tengah",
  "Kalimantan Selatan",
  "Kalimantan Timur",
  "Kalimantan Utara",
  "Sulawesi Utara",
  "Sulawesi Tengah",
  "Sulawesi Selatan",
  "Sulawesi Tenggara",
  "Gorontalo",
  "Sulawesi Barat",
  "Maluku",
  "Maluku Utara",
  "Papua",
  "Papua Barat",
] as const;
export type RegistrationProvince = (typeof REGISTRATION_PROVINCES)[number];

/** The four of 2022, each with the province it was taken from. */
const OLD_PROVINCE = {
  "Papua Selatan": "Papua",
  "Papua Tengah": "Papua",
  "Papua Pegunungan": "Papua",
  "Papua Barat Daya": "Papua Barat",
} as const satisfies Record<string, RegistrationProvince>;
type NewProvince = keyof typeof OLD_PROVINCE;

export type Province = RegistrationProvince | NewProvince;

/** Today's 38. */
export const PROVINCES: readonly Province[] = [
  ...REGISTRATION_PROVINCES,
  ...(Object.keys(OLD_PROVINCE) as NewProvince[]),
];

export function isProvince(name: string): name is Province {
  return (PROVINCES as readonly string[]).includes(name);
}

function isNew(province: Province): province is NewProvince {
  return province in OLD_PROVINCE;
}

/** The one of the spec's 34 that a province of today belonged to or still is. */
export function provinceOf34(province: Province): RegistrationProvince {
  return isNew(province) ? OLD_PROVINCE[province] : province;
}
