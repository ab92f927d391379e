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

export const fontClasses = `${jakarta.variable} ${bricolage.variable}`;
