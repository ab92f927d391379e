"use client";

import Link from "next/link";
import { useEffect } from "react";
import { useSignedIn } from "./use-signed-in";

const GUEST = [
  { href: "/login", label: "Masuk" },
  { href: "/register", label: "Daftar" },
];

const MEMBER = [
  { href: "/akun", label: "Akun saya" },
  { href: "/akun/kegiatan", label: "Kegiatan saya" },
];

/** The spec's threshold. */
const FROM_PX = 100;

/** Marks the footer "in" after a scroll down beyond the threshold and "out" after a scroll up; the style does the rest. */
export function FooterSlide(props: { footer: string }) {
  useEffect(() => {
    const footer = document.getElementById(props.footer);
    if (!footer) return;
    let last = window.scrollY;
    let waiting = false;
    function follow() {
      waiting = false;
      const now = window.scrollY;
      if (now > FROM_PX && now > last) footer?.setAttribute("data-slide", "in");
      else if (now < last) footer?.setAttribute("data-slide", "out");
      last = now;
    }
    function onScroll() {
      if (waiting) return;
      waiting = true;
      requestAnimationFrame(follow);
    }
    const room = document.documentElement.scrollHeight - window.innerHeight;
    if (last <= FROM_PX && room > FROM_PX) footer.setAttribute("data-slide", "out");
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, [props.footer]);
  return null;
}

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
