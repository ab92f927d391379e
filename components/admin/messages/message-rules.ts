import type { DeskActionBody } from "@/components/admin/desk/kind";
import type { WordsDialogStyle } from "@/components/admin/desk/words-dialog";
import { isAnsweredByHand, MESSAGE_LENGTH, MESSAGE_TRANSITIONS, type MessageAction } from "@/lib/messages/rules";
import type { DeskMessageView } from "@/lib/messages/view";

export const MESSAGE_WORDING: Record<MessageAction, WordsDialogStyle<DeskMessageView>> = {
  answer: {
    button: "Jawab",
    title: "Jawab pesan",
    consequence: ({ name, ...message }) =>
      isAnsweredByHand(message)
        ? `Jawaban hanya dicatat: Sulur tidak mengirim apa pun ke nomor. Sesudah dicatat, ${message.isMobile ? "kirimkan sendiri lewat WhatsApp" : "sampaikan sendiri lewat telepon"}.`
        : `Jawaban dikirim lewat email kepada ${name ?? "pengirim"}, dengan sapaan, kutipan pesannya, dan salam dari Sulur.`,
    words: {
      name: "answer",
      label: "Jawaban",
      hint: "Wajib diisi. Tulis isinya saja.",
      required: true,
      min: 5,
      max: MESSAGE_LENGTH.body,
    },
    templates: [
      "Terima kasih atas pesan Anda. Kami sudah membacanya dan akan menindaklanjutinya.",
      "Terima kasih. Untuk kerusakan lingkungan, silakan isi formulir di halaman Laporan agar mendapat nomor dan dapat dipantau.",
      "Terima kasih atas tawaran Anda. Kami menghubungi Anda lagi begitu ada kegiatan yang cocok.",
    ],
    submit: "Kirim jawaban",
    done: "dijawab",
    shortcut: "b",
  },
  close: {
    button: "Tandai selesai",
    title: "Tandai selesai",
    consequence: () => "Pesan pindah ke Selesai. Pengirim tidak mendapat kabar.",
    words: null,
    templates: [],
    submit: "Tandai pesan selesai",
    done: "ditandai selesai",
    shortcut: "s",
  },
  reopen: {
    button: "Buka kembali",
    title: "Buka kembali pesan",
    consequence: () => "Pesan kembali ke Baru. Pengirim tidak mendapat kabar.",
    words: null,
    templates: [],
    submit: "Buka kembali pesan",
    done: "dibuka kembali",
    shortcut: "o",
  },
};

/** What is left to send by hand: the last answer to a letter that left a number alone. */
export function answerToSend(message: DeskMessageView): string | null {
  const { status, steps } = message;
  if (status === "NEW" || !isAnsweredByHand(message)) return null;
  return steps.findLast(({ kind }) => kind === "ANSWERED")?.words ?? null;
}

/** The step that a decision is based on; the server refuses it once there is a later one. */
function seenStep({ steps }: DeskMessageView): number | null {
  return steps.at(-1)?.id ?? null;
}

export function nameOf({ id }: DeskMessageView): string {
  return `Pesan nomor ${id}`;
}

export function stateOf(message: DeskMessageView): string {
  return `${message.status} ${seenStep(message)}`;
}

export function leaves(action: MessageAction, { status }: DeskMessageView): boolean {
  return MESSAGE_TRANSITIONS[action].to !== status;
}

export function bodyOf(action: MessageAction, message: DeskMessageView, text: string): DeskActionBody {
  const seen_step = seenStep(message);
  return action === "answer" ? { answer: text, seen_step } : { seen_step };
}
