import { Drawing } from "@/components/layout/drawing";
import { Logo } from "@/components/layout/logo";
import { Icon, type IconName } from "@/components/ui/icon";
import { Ornament } from "@/components/ui/ornament";

const REASONS: { icon: IconName; text: string }[] = [
  { icon: "megaphone", text: "Laporan saya: semuanya terkumpul di satu tempat, dari perangkat mana pun." },
  { icon: "clock", text: "Anda dapat mengikuti tindak lanjutnya, langkah demi langkah." },
  { icon: "shield", text: "Nama Anda tidak tampil bila Anda memilih anonim." },
];

/** The green side of the account pages; on a phone there is no room for it. No `overflow`: it would end the stickiness. */
export function AccountAside() {
  return (
    <aside className="hidden bg-daun-800 text-mori-50 lg:block">
      <div className="sticky top-0 flex h-dvh flex-col p-12">
        <a href="/home" className="self-start rounded-sm" aria-label="Sulur, ke Beranda">
          <Logo onDark />
        </a>
        <p className="mt-16 font-display text-4xl">Tumbuh bersama, merawat bumi.</p>
        <ul className="mt-8 grid gap-4">
          {REASONS.map(({ icon, text }) => (
            <li key={icon} className="flex gap-3">
              <Icon name={icon} size={22} className="mt-0.5 text-kunyit-300" />
              <span>{text}</span>
            </li>
          ))}
        </ul>
        <div className="relative z-10 mt-auto overflow-clip rounded-leaf [@media(max-height:45rem)]:hidden">
          <Drawing name="gotong-royong" />
        </div>
        <Ornament motif="kawung" className="absolute inset-x-0 bottom-0 h-48 text-daun-500" />
      </div>
    </aside>
  );
}
