import { Notice } from "@/components/ui/notice";
import { StoryFormNear } from "./story-form-near";

/** "Kirim kisah Anda": what to expect, and the form, which loads when it comes near. */
export function StoryFormPart() {
  return (
    <section aria-labelledby="kirim-kisah" className="mt-14 scroll-mt-24">
      <h2 id="kirim-kisah" className="text-3xl">
        Kirim kisah Anda
      </h2>
      <div className="mt-3 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,40rem)] lg:gap-10">
        <p className="measure text-lg text-ink-soft">
          Apa yang berubah di sekitar Anda, dan siapa yang memulainya? Tulis apa adanya; kami membantu merapikannya.
          Kisah masuk ke kotak pesan admin dan baru tampil setelah dibaca.
        </p>
        <div>
          <noscript>
            <Notice tone="wait" title="Formulir ini memerlukan JavaScript">
              JavaScript di peramban Anda tidak aktif, jadi kisah tidak dapat dikirim dari sini. Aktifkan JavaScript
              atau buka halaman ini di peramban lain.
            </Notice>
          </noscript>
          <StoryFormNear />
        </div>
      </div>
    </section>
  );
}
