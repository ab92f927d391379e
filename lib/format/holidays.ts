interface Holiday {
  /** `YYYY-MM-DD` */
  day: string;
  name: string;
  estimate?: true;
}

/**
 * National holidays. 2026: joint decree of three ministers (SKB 3 Menteri) no. 1497, 2 and 5 of 2025. 2027: the holidays
 * of Keppres 8/2024; days that a lunar calendar decides are estimates until that year's decree is entered here.
 */
export const HOLIDAYS: readonly Holiday[] = [
  { day: "2026-01-01", name: "Tahun Baru 2026 Masehi" },
  { day: "2026-01-16", name: "Isra Mikraj Nabi Muhammad SAW" },
  { day: "2026-02-17", name: "Tahun Baru Imlek 2577 Kongzili" },
  { day: "2026-03-19", name: "Hari Suci Nyepi (Tahun Baru Saka 1948)" },
  { day: "2026-03-21", name: "Idulfitri 1447 Hijriah" },
  { day: "2026-03-22", name: "Idulfitri 1447 Hijriah" },
  { day: "2026-04-03", name: "Wafat Yesus Kristus" },
  { day: "2026-04-05", name: "Kebangkitan Yesus Kristus (Paskah)" },
  { day: "2026-05-01", name: "Hari Buruh Internasional" },
  { day: "2026-05-14", name: "Kenaikan Yesus Kristus" },
  { day: "2026-05-27", name: "Iduladha 1447 Hijriah" },
  { day: "2026-05-31", name: "Hari Raya Waisak 2570 BE" },
  { day: "2026-06-01", name: "Hari Lahir Pancasila" },
  { day: "2026-06-16", name: "Tahun Baru Islam 1448 Hijriah" },
  { day: "2026-08-17", name: "Proklamasi Kemerdekaan" },
  { day: "2026-08-25", name: "Maulid Nabi Muhammad SAW" },
  { day: "2026-12-25", name: "Kelahiran Yesus Kristus (Natal)" },
  { day: "2027-01-01", name: "Tahun Baru 2027 Masehi" },
  { day: "2027-01-05", name: "Isra Mikraj Nabi Muhammad SAW", estimate: true },
  { day: "2027-02-06", name: "Tahun Baru Imlek 2578 Kongzili", estimate: true },
  { day: "2027-03-08", name: "Hari Suci Nyepi (Tahun Baru Saka 1949)", estimate: true },
  { day: "2027-03-10", name: "Idulfitri 1448 Hijriah", estimate: true },
  { day: "2027-03-11", name: "Idulfitri 1448 Hijriah", estimate: true },
  { day: "2027-03-26", name: "Wafat Yesus Kristus" },
  { day: "2027-03-28", name: "Kebangkitan Yesus Kristus (Paskah)" },
  { day: "2027-05-01", name: "Hari Buruh Internasional" },
  { day: "2027-05-06", name: "Kenaikan Yesus Kristus" },
  { day: "2027-05-17", name: "Iduladha 1448 Hijriah", estimate: true },
  { day: "2027-05-20", name: "Hari Raya Waisak 2571 BE", estimate: true },
  { day: "2027-06-01", name: "Hari Lahir Pancasila" },
  { day: "2027-06-06", name: "Tahun Baru Islam 1449 Hijriah", estimate: true },
  { day: "2027-08-15", name: "Maulid Nabi Muhammad SAW", estimate: true },
  { day: "2027-08-17", name: "Proklamasi Kemerdekaan" },
  { day: "2027-12-25", name: "Kelahiran Yesus Kristus (Natal)" },
  { day: "2027-12-26", name: "Isra Mikraj Nabi Muhammad SAW", estimate: true },
];
