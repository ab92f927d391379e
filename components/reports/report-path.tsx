import { Icon, type IconName } from "@/components/ui/icon";

const STEPS: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: "megaphone",
    title: "Anda melapor",
    text: "Laporan mendapat nomor dan masuk ke daftar dengan tanda “Menunggu validasi”.",
  },
  {
    icon: "shield",
    title: "Pengelola memeriksa",
    text: "Yang benar tampil di peta dengan fotonya. Yang ditolak mendapat alasan.",
  },
  { icon: "tools", title: "Ditindaklanjuti", text: "Setiap langkah dicatat dengan tanggal di halaman laporan." },
  {
    icon: "check-circle",
    title: "Selesai",
    text: "Foto sesudahnya ditunjukkan. Bila rusak lagi, laporan dibuka kembali.",
  },
];

/** What happens to a report, beside the form. */
export function ReportPath() {
  return (
    <section aria-labelledby="perjalanan">
      <h2 id="perjalanan" className="text-xl">
        Perjalanan sebuah laporan
      </h2>
      <ol className="mt-4 grid gap-4">
        {STEPS.map(({ icon, title, text }) => (
          <li key={title} className="grid grid-cols-[2.5rem_1fr] gap-x-3">
            <span className="grid size-10 place-items-center rounded-full bg-primary-soft text-primary">
              <Icon name={icon} />
            </span>
            <div>
              <p className="font-semibold">{title}</p>
              <p className="text-sm text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
