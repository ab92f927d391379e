/** The article of /tipk, from which the PDF guide is made too. */

export interface ArticleStep {
  title: string;
  paragraphs: readonly string[];
  /** What can be done this week; boxes to tick in the PDF. */
  tasks: readonly string[];
  /** Its drawing, by its name in public/ilustrasi. */
  drawing: string;
}

interface Source {
  name: string;
  url: string;
}

export const ARTICLE = {
  title: "Lima langkah hidup ramah lingkungan dari rumah",
  /** `YYYY-MM-DD` */
  date: "2025-06-12",
  minutes: 5,
  hashtags: ["#HidupRamahLingkungan", "#PilahSampah", "#HematEnergi", "#MulaiDariRumah"],
  intro: [
    "Merawat bumi tidak harus dimulai dari hal besar. Yang kita buang, nyalakan, makan, dan kendarai setiap hari sudah menentukan banyak hal, dan hampir semuanya dapat diubah tanpa alat mahal.",
    "Lima langkah berikut disusun dari yang paling mudah. Pilih satu untuk minggu ini, biasakan, lalu tambah satu lagi. Langkah kecil yang bertahan setahun lebih berarti daripada perubahan besar yang berhenti seminggu kemudian.",
  ],
  steps: [
    {
      title: "Pilah sampah sejak dari dapur",
      drawing: "lima-warna",
      paragraphs: [
        "Lebih dari separuh sampah yang tercatat berasal dari rumah tangga, dan sekitar dua perlima sampah pada 2024 tidak terkelola. Sampah yang tercampur sulit diolah: kertas yang basah terkena sisa makanan tidak dapat lagi didaur ulang.",
        "Mulailah dengan tiga wadah: sisa makanan dan daun, barang yang dapat dijual atau didaur ulang, dan sisanya. Bilas sebentar botol dan kaleng agar tidak berbau, lalu kumpulkan sampai cukup untuk dibawa ke bank sampah. Baterai, lampu, dan obat disimpan terpisah karena berbahaya.",
        "Bila di daerah Anda ada tempat sampah berwarna, hijau biasanya untuk organik, kuning anorganik, biru kertas, merah bahan berbahaya, dan abu-abu sisanya. Praktik tiap daerah dapat berbeda, jadi tanyakan kepada petugas.",
      ],
      tasks: [
        "Siapkan tiga wadah di dapur",
        "Cari bank sampah terdekat di peta Sulur",
        "Simpan baterai bekas di wadah tersendiri",
      ],
    },
    {
      title: "Habiskan makanan, olah sisanya",
      drawing: "kompos",
      paragraphs: [
        "Sisa makanan adalah bagian terbesar dari sampah kita, sekitar empat dari sepuluh kilogram. Belanja dengan daftar, masak secukupnya, dan simpan sayur dengan benar sudah mengurangi banyak.",
        "Yang tetap tersisa dapat menjadi kompos. Ember bertutup berlubang, lapisan daun kering, dan sisa dapur tanpa minyak sudah cukup; aduk beberapa hari sekali dan jaga agar lembap, tidak becek. Di kampung yang padat, lubang biopori di halaman atau di tepi jalan bersama bekerja sama baiknya.",
        "Sesekali mengganti daging sapi dengan ayam, ikan, tempe, atau tahu juga menurunkan jejak karbon piring Anda, dan biasanya belanjaannya lebih murah.",
      ],
      tasks: ["Tulis daftar sebelum belanja", "Buat satu ember kompos", "Satu hari tanpa daging sapi"],
    },
    {
      title: "Hemat listrik dan air tanpa repot",
      drawing: "rumah",
      paragraphs: [
        "Di banyak rumah, AC, kulkas, dan pompa air memakai listrik paling banyak. Naikkan suhu AC satu atau dua derajat, tutup pintu dan jendela saat AC menyala, dan bersihkan saringannya. Kipas angin sering sudah cukup.",
        "Ganti lampu yang paling lama menyala lebih dahulu dengan LED. Cabut pengisi daya dan televisi yang tidak dipakai, karena mode siaga tetap memakai listrik.",
        "Perbaiki keran yang menetes, tampung air hujan untuk menyiram tanaman, dan pakai air bekas mencuci sayur untuk halaman.",
      ],
      tasks: ["Catat angka meteran listrik hari ini", "Ganti satu lampu dengan LED", "Periksa keran yang menetes"],
    },
    {
      title: "Bergerak dengan lebih ringan",
      drawing: "kereta",
      paragraphs: [
        "Untuk jarak dekat, berjalan kaki dan bersepeda tidak mengeluarkan emisi sama sekali. Untuk jarak yang lebih jauh, kereta, bus, dan angkot membagi bahan bakarnya kepada banyak penumpang.",
        "Bila harus memakai kendaraan sendiri, gabungkan beberapa keperluan dalam satu perjalanan, ajak tetangga yang searah, dan periksa tekanan ban. Mesin yang dirawat lebih irit.",
        "Untuk perjalanan antarkota di Jawa, kereta jarak jauh jauh lebih rendah emisinya per penumpang daripada kendaraan pribadi.",
      ],
      tasks: ["Satu hari tanpa kendaraan bermotor", "Satu perjalanan bersama tetangga", "Periksa tekanan ban"],
    },
    {
      title: "Ajak satu gang, bukan hanya satu rumah",
      drawing: "gotong-royong",
      paragraphs: [
        "Kebiasaan lebih mudah bertahan bila dilakukan bersama. Usulkan satu hari memilah di pertemuan RT, tempel poster di papan pengumuman, dan catat hasilnya agar terlihat.",
        "Lihat juga sekitar: pohon yang tumbang, saluran yang mampet, atau sampah yang dibakar dapat dilaporkan. Lokasi hijau yang Anda kenal dapat ditambahkan di peta supaya orang lain menemukannya.",
        "Jangan menunggu semua orang setuju. Tiga rumah yang memulai biasanya cukup untuk membuat rumah keempat bertanya.",
      ],
      tasks: ["Tempel satu poster di papan pengumuman", "Ajak dua tetangga memilah", "Ikut satu kegiatan warga"],
    },
  ] satisfies readonly ArticleStep[],
  closing:
    "Selesai satu langkah? Hitung jejak karbon Anda sebelum dan sesudahnya, lalu ceritakan kepada warga lain apa yang berhasil dan apa yang tidak.",
  sources: [
    {
      name: "SIPSN 2024, dikutip Databoks: sampah tidak terkelola dan asalnya",
      url: "https://databoks.katadata.co.id/lingkungan/statistik/6879e64c06730/40-sampah-indonesia-tidak-terkelola-pada-2024",
    },
    {
      name: "SIPSN 2023, dikutip Databoks: komposisi sampah",
      url: "https://databoks.katadata.co.id/index.php/lingkungan/statistik/8c3a7ff8d270b52/sampah-yang-tercatat-di-ri-capai-26-juta-ton-pada-2023",
    },
    {
      name: "Kontan: warna tempat sampah",
      url: "https://caritahu.kontan.co.id/news/mengenal-5-jenis-warna-tempat-sampah-sesuai-fungsinya",
    },
    { name: "KAI 2025: emisi kereta jarak jauh", url: "https://babeindonesia.com/read/6568852/" },
  ] satisfies readonly Source[],
};

/** Where the guide can be downloaded. */
export const GUIDE_PATH = "/tipk/panduan.pdf";
