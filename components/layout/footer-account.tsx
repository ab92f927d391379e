"use client";

import Link from "next/link";
import { useSignedIn } from "./use-signed-in";

const GUEST = [
  { href: "/login", label: "Masuk" },
  { href: "/register", label: "Daftar" },
];
const MEMBER = [
  { href: "/akun", label: "Akun saya" },
  { href: "/akun/kegiatan", label: "Kegiatan saya" },
];

/** The footer's ways into an account, or around one's own. */
export function FooterAccount({ className }: { className: string }) {
  return (useSignedIn() ? MEMBER : GUEST).map(({ href, label }) => (
    <li key={href}>
      <Link href={href} prefetch={false} className={className}>
        {label}
      </Link>
    </li>
  ));
}
