/** Figures that a page may name: each with who said it and when. */
export interface Fact {
  figure: string;
  text: string;
  source: string;
  href: string;
}

export const FACTS: readonly Fact[] = [
  {
    figure: "40,3%",
    text: "sampah yang tercatat di 317 kabupaten/kota pada 2024 tidak terkelola. Timbulannya 34,2 juta ton, lebih dari separuhnya dari rumah tangga.",
    source: "SIPSN 2024, dikutip Databoks",
    href: "https://databoks.katadata.co.id/lingkungan/statistik/6879e64c06730/40-sampah-indonesia-tidak-terkelola-pada-2024",
  },
  {
    figure: "3.455.628 ha",
    text: "mangrove tumbuh di 37 provinsi menurut peta nasional terbaru, paling luas di Papua Selatan: 622.288 hektare.",
    source: "Peta Mangrove Nasional 2025, dikutip Warta Kita",
    href: "https://wartakita.id/indonesia-ungkap-luas-mangrove-34-juta-hektare-berdasarkan-peta-nasional-2025",
  },
  {
    figure: "UU 32/2009",
    text: "memberi setiap warga hak untuk mengadukan dugaan pencemaran dan perusakan lingkungan hidup.",
    source: "Undang-Undang Nomor 32 Tahun 2009, diulas Hukumonline",
    href: "https://www.hukumonline.com/klinik/detail/ulasan/lt5cc028bec2b82/cara-mengadukan-pencemaran-dan-atau-perusakan-lingkungan-hidup",
  },
];
