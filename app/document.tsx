import type { ReactNode } from "react";
import { DATA_SAVER_SCRIPT } from "@/components/data-saver/data-saver";
import { DISMISSED_SCRIPT } from "@/components/layout/announcement";
import { EARLY_PRESS_SCRIPT } from "@/components/layout/early-press";
import { THEME_SCRIPT } from "@/components/layout/theme";
import { forFunctions } from "@/lib/server/env-functions";
import "./globals.css";
import localFont from "next/font/local";

// Two files at most, cut down by scripts/generators/fonts.ts: the text face, and the heading face in the one weight of headings.
const jakarta = localFont({
  src: "./fonts/plus-jakarta-sans.woff2",
  weight: "400 700",
  display: "swap",
  variable: "--font-jakarta",
});

const bricolage = localFont({
  src: "./fonts/bricolage-grotesque.woff2",
  weight: "700",
  display: "swap",
  variable: "--font-bricolage",
});

const fontClasses = `${jakarta.variable} ${bricolage.variable}`;

/** The document around every page, with the reader's theme before the first paint. */
export function SiteDocument(props: { children: ReactNode }) {
  return (
    <html
      lang="id"
      className={fontClasses}
      data-host={forFunctions() ? "functions" : undefined}
      suppressHydrationWarning
    >
      <head>
        <script>{THEME_SCRIPT}</script>
        <script>{DATA_SAVER_SCRIPT}</script>
        <script>{DISMISSED_SCRIPT}</script>
        <script>{EARLY_PRESS_SCRIPT}</script>
      </head>
      <body>{props.children}</body>
    </html>
  );
}
