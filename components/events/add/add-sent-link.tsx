import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import { copyText } from "@/components/ui/copy-text";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";

interface AddedLinkProps {
  title: string;
  /** Path of the organiser's page with its key; null where the answer that held it was lost. */
  path: string | null;
}

/** The link with which the one who added the event manages it. */
export function AddedLink({ title, path }: AddedLinkProps) {
  if (path === null) {
    return (
      <Notice tone="wait" title="Tautan pribadi tidak dapat ditampilkan lagi">
        Event sudah tersimpan, tetapi jawaban pertama tidak sampai ke peramban ini. Minta pengelola mengubah event ini
        bila perlu.
      </Notice>
    );
  }
  const url = new URL(path, location.origin).href;
  const letter = `Tautan pribadi untuk mengelola "${title}", jangan disebarkan: ${url}`;
  return (
    <Notice tone="wait" icon="shield" title="Simpan tautan pribadi ini sekarang">
      <p>
        Tautan ini hanya ditampilkan sekali. Dengannya Anda mengubah event, melihat pendaftar, dan mencatat hasilnya.
        Siapa pun yang memegangnya dapat melakukan hal yang sama, jadi kirim hanya ke diri sendiri atau panitia.
      </p>
      <Input
        readOnly
        value={url}
        aria-label="Tautan pribadi"
        className="my-3 font-mono text-sm"
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copyText(url, "Tautan pribadi")}>
          <Icon name="copy" /> Salin tautan pribadi
        </Button>
        <a
          href={`https://wa.me/?text=${encodeURIComponent(letter)}`}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ variant: "secondary" })}
        >
          <Icon name="whatsapp" /> Kirim ke panitia
        </a>
      </div>
    </Notice>
  );
}
