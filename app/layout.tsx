import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { ToastRegion } from "@/components/ui/toast";
import { eachRequest } from "@/lib/server/each-request";
import { SiteDocument } from "./document";

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

export default async function RootLayout(props: { children: ReactNode }) {
  await eachRequest();
  return (
    <SiteDocument>
      {props.children}
      <ToastRegion />
    </SiteDocument>
  );
}
