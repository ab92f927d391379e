import type { VignetteName } from "./vignette";

interface Sourced {
  /** Who said it and when. */
  source: string;
  href: string;
}

interface Story extends Sourced {
  title: string;
  text: string;
  picture: VignetteName;
  ground: string;
}

export const STORIES: readonly Story[] = [
  {
    title: "Bank sampah yang lahir dari satu kampung",
    text: "Kasus demam berdarah di kampungnya mendorong seorang warga Badegan, Bantul, menata sampah. Pada 2008 ia merintis Bank Sampah Gemah Ripah.",
    picture: "bantul",
    ground: "bg-story-soft",
    source: "Tribun Jogja, 2018",
    href: "https://jogja.tribunnews.com/2018/08/11/ubah-limbah-jadi-rupiah-di-bank-sampah-induk-gemah-ripah?page=2",
  },
  {
    title: "Dari sampah organik ke penghargaan nasional",
    text: "Pada 2008 seorang mantan guru di RW 01 Sunter Jaya, Jakarta Utara, mulai mengolah sampah organik. Delapan tahun kemudian kampungnya meraih penghargaan Proklim nasional.",
    picture: "sunter",
    ground: "bg-accent-soft",
    source: "Kompasiana, 2019",
    href: "https://kompasiana.com/coconascookies/5e0a35f9d541df1c85316ec2/",
  },
  {
    title: "Kebun raya mangrove pertama",
    text: "Kebun Raya Mangrove Surabaya diresmikan pada 26 Juli 2023, bertepatan dengan Hari Mangrove Sedunia.",
    picture: "mangrove",
    ground: "bg-info-soft",
    source: "Kompas, 2023",
    href: "https://travel.kompas.com/read/2023/07/30/154000227/",
  },
];

interface Figure extends Sourced {
  figure: string;
  text: string;
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
