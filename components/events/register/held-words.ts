import type { HeldRegistrationView } from "@/lib/events/registration/view";
import { formatDateTime } from "@/lib/format/dates";

interface HeldState {
  tone: "good" | "wait" | "info" | "bad";
  title: string;
  text: string;
}

/** How a registration stands, in words. */
export function heldState(view: HeldRegistrationView): HeldState {
  const { event, status, people } = view;
  if (event.phase === "cancelled") {
    return { tone: "bad", title: "Kegiatan ini dibatalkan", text: "Anda tidak perlu melakukan apa pun." };
  }
  if (view.came !== null) {
    return { tone: "good", title: "Anda tercatat hadir", text: `Terima kasih sudah datang, ${view.came} orang.` };
  }
  if (status === "CANCELLED") {
    return { tone: "info", title: "Pendaftaran ini sudah dibatalkan", text: "Kursinya dapat dipakai orang lain." };
  }
  if (event.phase === "past") return { tone: "info", title: "Kegiatan ini sudah selesai", text: overText(view) };
  if (status === "OFFERED") {
    const until = formatDateTime(view.offered_until ?? event.date, event.zone);
    return { tone: "wait", title: "Ada kursi untuk Anda", text: `Kami tahan untuk ${people} orang sampai ${until}.` };
  }
  if (status === "WAITING") return { tone: "wait", ...waitingState(view) };
  return { tone: "good", title: "Anda terdaftar", text: `Kursi untuk ${people} orang sudah tercatat.` };
}

function waitingState({ event, place, people }: HeldRegistrationView): Pick<HeldState, "title" | "text"> {
  const title = `Anda dalam daftar tunggu, nomor ${place ?? 1}`;
  if (event.phase === "running")
    return { title, text: "Kegiatan sudah dimulai dan tidak ada kursi kosong untuk Anda." };
  return { title, text: `Begitu ada kursi kosong untuk ${people} orang, kabarnya kami kirim lewat email.` };
}

function overText({ status }: HeldRegistrationView): string {
  return status === "CONFIRMED" ? "Kehadiran Anda belum dicatat penyelenggara." : "Tidak ada kursi kosong untuk Anda.";
}
