import type { ReactNode, RefObject } from "react";
import { SunSwitch } from "@/components/layout/sun-switch";
import { Button } from "@/components/ui/button";

export const SEND = "Kirim laporan";

export function ReportHeading({ ref }: { ref: RefObject<HTMLHeadingElement | null> }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <h2 ref={ref} id="judul-formulir" tabIndex={-1} className="text-xl lg:text-2xl">
        Formulir laporan
      </h2>
      <SunSwitch className="shrink-0" />
    </div>
  );
}

/** Stays in sight on a phone. @param button works with scripts only */
export function SendBar({ button }: { button: ReactNode }) {
  return (
    <div className="send-bar sticky bottom-(--bottom-bar) z-10 -mx-4 -mb-4 rounded-b-leaf bg-card px-4 pt-3 pb-6 sm:-mx-6 sm:-mb-6 sm:px-6 lg:static short:static">
      {button}
      <div className="hidden [@media(scripting:none)]:block">
        <Button type="submit" size="large" wide>
          {SEND}
        </Button>
      </div>
    </div>
  );
}
