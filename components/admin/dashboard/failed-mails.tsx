import Link from "next/link";
import { Notice } from "@/components/ui/notice";
import { deskCount } from "@/lib/desk/rules";

/** Mails that were given up; somebody waits for each in vain. */
export function FailedMails({ count }: { count: number }) {
  return (
    <Notice tone="bad" icon="mail" title={`${deskCount(count)} surat gagal`}>
      Penerimanya belum mendapat kabar.{" "}
      <Link
        href="/admin/surat?kotak=gagal"
        prefetch={false}
        className="inline-block py-1 font-semibold text-primary underline underline-offset-4"
      >
        Lihat sebabnya dan kirim lagi
      </Link>
    </Notice>
  );
}
