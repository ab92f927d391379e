import type { ReactNode } from "react";
import { DATA_SAVER_SCRIPT } from "@/components/data-saver/data-saver";
import { DISMISSED_SCRIPT } from "@/components/layout/announcement";
import { EARLY_PRESS_SCRIPT } from "@/components/layout/early-press";
import { THEME_SCRIPT } from "@/components/layout/theme";
import { forFunctions } from "@/lib/server/env-functions";
import { fontClasses } from "./fonts";
import "./globals.css";

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
