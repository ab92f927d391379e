"use client";

import Link from "next/link";
import { buttonClass } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { useSignedIn } from "./use-signed-in";

/** The end of the phone's sheet: the way in, or the way to one's card. */
export function SheetAccount() {
  const signedIn = useSignedIn();
  return (
    <div className="mt-4 grid auto-cols-fr grid-flow-col gap-2 border-t-2 border-line pt-5 lg:hidden">
      {signedIn ? (
        <button type="button" popoverTarget="profil" className={buttonClass({ size: "small", variant: "secondary" })}>
          <Icon name="user" size={18} /> Profil Anda
        </button>
      ) : (
        <>
          <Link href="/login" prefetch={false} className={buttonClass({ size: "small" })}>
            Masuk
          </Link>
          <Link href="/register" prefetch={false} className={buttonClass({ size: "small", variant: "secondary" })}>
            Daftar
          </Link>
        </>
      )}
    </div>
  );
}
