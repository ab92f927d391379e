import { Icon, type IconName } from "@/components/ui/icon";
import styles from "@/components/ui/row.module.css";

const STEPS: readonly { icon: IconName; title: string; text: string; href: string }[] = [
  {
    icon: "camera",
    title: "Anda melapor",
    href: "/laporan#formulir",
    text: "Ambil foto, tekan “Di sini”, pilih jenisnya, kirim. Anda tidak perlu punya akun, dan nama boleh dikosongkan.",
  },
  {
    icon: "clock",
    title: "Menunggu validasi",
    href: "/cara-kerja",
    text: "Laporan mendapat nomor dan masuk daftar. Foto dan titik petanya belum tampil sebelum diperiksa.",
  },
  {
    icon: "pin",
    title: "Terverifikasi",
    href: "/laporan#daftar",
    text: "Setelah diperiksa pengelola, laporan tampil di peta untuk semua orang. Setiap langkah penanganan dicatat di halamannya.",
  },
  {
    icon: "users",
    title: "Dipastikan warga",
    href: "/cara-kerja",
    text: "“Selesai” baru berlaku setelah pelapor atau dua warga lain memastikannya, atau 14 hari tanpa sangkalan.",
  },
];

/** The way of a report, as leaves on one shoot. */
export function ReportPath() {
  return (
    <section aria-labelledby="perjalanan" className="container-page pt-7 lg:pt-24">
      <h2 id="perjalanan" className="text-3xl">
        Perjalanan satu laporan
      </h2>
      <div className="relative mt-6 lg:mt-12">
        <Shoot />
        <ol className={`${styles.row} grid gap-8 md:grid-cols-2 lg:grid-cols-4`}>
          {STEPS.map((step, index) => (
            <li key={step.title} className="relative pt-18 lg:pt-24">
              <span className="absolute top-0 left-0 grid size-14 place-items-center rounded-leaf border-2 border-ink bg-kunyit-300 text-wedel-900">
                <Icon name={step.icon} size={26} />
              </span>
              <h3 className="text-xl">
                <span className="sr-only">Langkah {index + 1}: </span>
                <a href={step.href} className="underline-offset-4 hover:underline">
                  {step.title}
                </a>
              </h3>
              <p className="mt-2 text-ink-soft">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const WAVE = "M0 20c10-16 20-16 30 0s20 16 30 0 20-16 30 0 20 16 30 0";

function Shoot() {
  return (
    <svg aria-hidden="true" className="absolute top-1 left-0 h-12 w-full text-primary max-lg:hidden">
      <defs>
        <pattern id="tunas" width="120" height="40" patternUnits="userSpaceOnUse" patternTransform="translate(56 4)">
          <path d={WAVE} fill="none" stroke="currentColor" strokeWidth="2" />
          <path
            d="M15 8c-1-5 3-8 8-7 0 5-3 8-8 7ZM75 8c-1-5 3-8 8-7 0 5-3 8-8 7ZM45 32c1 5-3 8-8 7 0-5 3-8 8-7ZM105 32c1 5-3 8-8 7 0-5 3-8 8-7Z"
            fill="currentColor"
          />
        </pattern>
      </defs>
      <rect x="0" y="0" width="100%" height="48" fill="url(#tunas)" />
    </svg>
  );
}
