import type { ReactNode } from "react";
import { Notice } from "@/components/ui/notice";

/** Instead of the success that a server would have answered. @param children what can be done next */
export function WaitingNotice({ children }: { children?: ReactNode }) {
  return (
    <Notice tone="wait" live="status" title="Tersimpan di perangkat ini">
      Belum ada sinyal. Kiriman ini berangkat sendiri, satu kali, begitu ada. <a href="/luring">Lihat yang menunggu</a>
      {children ? <div className="mt-3">{children}</div> : null}
    </Notice>
  );
}
