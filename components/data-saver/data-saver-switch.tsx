"use client";

import { classNames } from "@/components/ui/class-names";
import { fileSize } from "@/lib/format/file-size";
import { chooseSaving, useSavesData } from "./saves-data";
import { type Saving, useSavings } from "./savings";

/** The footer's switch for Mode Hemat Data, which says what the page in view saved by it. On the footer's dark green. */
export function DataSaverSwitch() {
  const on = useSavesData();
  const savings = useSavings();
  return (
    <div className="needs-script container-page grid gap-x-6 gap-y-1 pt-5 sm:flex sm:items-center">
      <button
        type="button"
        role="switch"
        aria-checked={on}
        aria-describedby="hemat-data"
        onClick={() => chooseSaving(!on)}
        className="-ml-2 flex min-h-11 w-fit shrink-0 items-center gap-3 rounded-md px-2 font-semibold hover:bg-daun-800 hover:text-white"
      >
        <span
          aria-hidden="true"
          className={classNames(
            "flex h-7 w-12 items-center rounded-full border-2 border-daun-300 p-0.5",
            on ? "justify-end bg-daun-300" : "justify-start bg-daun-900",
          )}
        >
          <span className={classNames("size-5 rounded-full", on ? "bg-daun-900" : "bg-daun-300")} />
        </span>
        Mode Hemat Data
      </button>
      <p id="hemat-data" className="text-sm text-daun-300">
        {on ? savedText(savings) : "Tanpa video, peta dimuat bila ditekan, foto kecil, daftar lebih dulu."}
      </p>
    </div>
  );
}

/** What a page in data saving mode says of itself. Only what has a known size is counted. */
export function savedText(savings: readonly Saving[]): string {
  if (savings.length === 0) return "Aktif. Di halaman ini tidak ada video atau peta yang ditunda.";
  const bytes = savings.reduce((sum, saving) => sum + saving.bytes, 0);
  const names = savings.map((saving) => `${saving.name} ${fileSize(saving.bytes)}`).join(" dan ");
  return `Aktif. Di halaman ini sekitar ${fileSize(bytes)} tidak dimuat: ${names}. Gambar peta dan foto besar belum terhitung.`;
}
