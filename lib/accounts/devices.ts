import { cleanLine } from "@/lib/format/text";

const LONGEST_DEVICE = 200;

/** A client's User-Agent as it is stored. */
export function deviceName(userAgent: string): string {
  return cleanLine(userAgent.toWellFormed().replaceAll("\0", "")).slice(0, LONGEST_DEVICE).toWellFormed();
}

// In this order: each of the later names also stands in what the earlier ones call themselves.
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//u, "Edge"],
  [/\b(?:OPR|Opera)\//u, "Opera"],
  [/\bSamsungBrowser\//u, "Samsung Internet"],
  [/\bUCBrowser\//u, "UC Browser"],
  [/\b(?:Firefox|FxiOS)\//u, "Firefox"],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//u, "Chrome"],
  [/\bSafari\//u, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/\b(?:iPhone|iPod)\b/u, "iPhone"],
  [/\biPad\b/u, "iPad"],
  [/\bAndroid\b/u, "Android"],
  [/\bWindows\b/u, "Windows"],
  [/\b(?:Macintosh|Mac OS X)\b/u, "Mac"],
  [/\bCrOS\b/u, "ChromeOS"],
  [/\bLinux\b/u, "Linux"],
];

function named(list: [RegExp, string][], device: string): string | undefined {
  return list.find(([pattern]) => pattern.test(device))?.[1];
}

/** "Chrome di Android", for people; the beginning of the text itself where it is no known browser. */
export function deviceLabel(device: string): string {
  const browser = named(BROWSERS, device);
  const system = named(SYSTEMS, device);
  if (browser && system) return `${browser} di ${system}`;
  return browser ?? system ?? (device.slice(0, 60) || "Perangkat tanpa nama");
}
