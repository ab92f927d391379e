import localFont from "next/font/local";

// Two latin files at most: the text face with all its weights, the heading face in the one weight that headings use.
const jakarta = localFont({
  src: "../node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2",
  weight: "200 800",
  display: "swap",
  variable: "--font-jakarta",
});

const bricolage = localFont({
  src: "../node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2",
  weight: "700",
  display: "swap",
  variable: "--font-bricolage",
});

export const fontClasses = `${jakarta.variable} ${bricolage.variable}`;
