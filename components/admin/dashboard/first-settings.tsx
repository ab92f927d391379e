import Link from "next/link";
import { Notice } from "@/components/ui/notice";

/** Until an admin has said once who runs the site. */
export function FirstSettings() {
  return (
    <Notice tone="info" icon="info" title="Siapa pengelola situs ini?">
      Nama organisasi, kontak, dan media sosial tampil di kaki setiap halaman.{" "}
      <Link
        href="/admin/pengaturan"
        prefetch={false}
        className="inline-block py-1 font-semibold text-primary underline underline-offset-4"
      >
        Isi pengaturan situs
      </Link>
    </Notice>
  );
}
