interface Figure {
  figure: string;
  text: string;
  /** Who said it and when. */
  source: string;
  href: string;
}

export const FIGURES: readonly Figure[] = [
  {
    figure: "11.500+",
    text: "bank sampah tercatat di 363 kabupaten/kota.",
    source: "KLHK, Juli 2021, dikutip Tribunnews",
    href: "https://m.tribunnews.com/amp/nasional/2021/08/12/klhk-ungkap-alasan-revisi-peraturan-menteri-nomor-13-tahun-2012-terkait-bank-sampah",
  },
  {
    figure: "3.455.628 ha",
    text: "mangrove tumbuh di 37 provinsi, paling luas di Papua Selatan.",
    source: "Peta Mangrove Nasional 2025, dikutip Warta Kita",
    href: "https://wartakita.id/indonesia-ungkap-luas-mangrove-34-juta-hektare-berdasarkan-peta-nasional-2025",
  },
  {
    figure: "40,3%",
    text: "sampah yang tercatat di 317 kabupaten/kota belum terkelola.",
    source: "SIPSN 2024, dikutip Databoks",
    href: "https://databoks.katadata.co.id/lingkungan/statistik/6879e64c06730/40-sampah-indonesia-tidak-terkelola-pada-2024",
  },
];
