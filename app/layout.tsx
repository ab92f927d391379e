import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { THEME_SCRIPT } from "@/components/layout/theme";
import { ToastRegion } from "@/components/ui/toast";
import { fontClasses } from "./fonts";
import "./globals.css";

export const metadata: Metadata = {
  title: { default: "Sulur: tumbuh bersama, merawat bumi", template: "%s · Sulur" },
  description:
    "Laporkan kerusakan lingkungan di sekitar Anda, ikuti tindak lanjutnya, dan rawat bumi bersama warga lain.",
  applicationName: "Sulur",
  formatDetection: { telephone: false },
};

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fdfaf3" },
    { media: "(prefers-color-scheme: dark)", color: "#0e1613" },
  ],
};

export default function RootLayout(props: { children: ReactNode }) {
  return (
    <html lang="id" className={fontClasses} suppressHydrationWarning>
      <head>
        <script>{THEME_SCRIPT}</script>
      </head>
      <body>
        {props.children}
        <ToastRegion />
      </body>
    </html>
  );
}
