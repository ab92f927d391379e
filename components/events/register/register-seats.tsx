import { Checkbox } from "@/components/ui/checkbox";
import { Notice } from "@/components/ui/notice";
import { remainingSeats } from "@/lib/events/event/rules";
import type { EventView } from "@/lib/events/event/view";
import { formatCount } from "@/lib/format/numbers";
import { isShort } from "./registration-words";

interface RegisterSeatsProps {
  seats: Pick<EventView, "registered" | "capacity">;
  people: number;
  /** The dialog was opened to wait for a seat. */
  wasFull: boolean;
}

/** Where seats are too few, whether to wait for some. */
export function RegisterSeats({ seats, people, wasFull }: RegisterSeatsProps) {
  if (wasFull) {
    return (
      <Notice tone="wait" title="Semua kursi sudah terisi">
        <input type="hidden" name="wait" value="on" />
        Anda masuk antrean. Bila ada yang batal, kursinya kami tawarkan lewat email dan Anda dapat menerimanya di sana.
      </Notice>
    );
  }
  if (!isShort(seats, people)) return null;
  const left = remainingSeats(seats);
  return (
    <div className="grid gap-3 rounded-md bg-accent-soft p-4">
      <p role="status" className="font-semibold">
        {left === 0 ? "Semua kursi sudah terisi." : `Hanya tersisa ${formatCount(left)} kursi.`}
      </p>
      <Checkbox
        name="wait"
        id="daftar-wait"
        label="Masukkan saya ke daftar tunggu"
        hint="Bila kursi tidak cukup, Anda mengantre; kursi yang kosong kami tawarkan lewat email."
      />
    </div>
  );
}
