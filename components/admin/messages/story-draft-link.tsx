import { buttonClass } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";

/** The way of a sent story into the site: a file that an editor goes on with. */
export function StoryDraftLink({ id }: { id: number }) {
  return (
    <div>
      <a
        href={`/api/admin/messages/${id}/draft`}
        download
        className={buttonClass({ variant: "secondary", size: "small" })}
      >
        <Icon name="download" size={18} /> Unduh draf MDX
      </a>
      <p className="mt-1 text-sm text-ink-faint">
        Simpan ke folder content/kisah. Kisah belum tampil untuk umum sampai baris “draf: ya” diubah menjadi “draf:
        tidak”.
      </p>
    </div>
  );
}
