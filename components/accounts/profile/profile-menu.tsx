"use client";

import Link from "next/link";
import { lazy, Suspense, useState } from "react";
import { useSignedIn } from "@/components/layout/use-signed-in";
import { buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Skeleton } from "@/components/ui/skeleton";
import { CloseProfile, OwnReportsLink } from "./profile-links";

const ProfileSession = lazy(() => import("./profile-session"));

/**
 * The profile icon and its card. Public pages are the same for everybody, so the card asks for the session from the
 * browser, and only when the readable cookie says that there is one.
 */
export function ProfileMenu() {
  const signedIn = useSignedIn();
  const [picture, setPicture] = useState<string | null>(null);
  return (
    <>
      <button
        type="button"
        popoverTarget="profil"
        aria-label="Profil"
        className="grid size-11 place-items-center overflow-hidden rounded-full text-ink-soft hover:bg-panel"
      >
        {signedIn && picture ? (
          <span
            className="size-9 rounded-full bg-cover"
            style={{ backgroundImage: `url(${JSON.stringify(picture)})` }}
          />
        ) : (
          <Icon name="user" size={22} />
        )}
      </button>
      <div
        id="profil"
        popover="auto"
        role="dialog"
        aria-label="Profil"
        className="profile-card rounded-leaf border border-line bg-card p-5 text-ink shadow-high open:animate-rise"
      >
        {signedIn ? (
          <Suspense fallback={<Skeleton className="h-32" />}>
            <ProfileSession guest={<GuestCard />} onPicture={setPicture} />
          </Suspense>
        ) : (
          <GuestCard />
        )}
      </div>
    </>
  );
}

function GuestCard() {
  return (
    <>
      <p className="font-display text-xl">Anda belum login</p>
      <p className="mt-1 text-ink-soft">Tanpa akun pun Anda dapat melapor.</p>
      <div className="mt-4 grid grid-cols-2 gap-2">
        <GuestLinks />
      </div>
      <OwnReportsLink className="mt-2" />
      <CloseProfile />
    </>
  );
}

function GuestLinks() {
  return (
    <>
      <Link href="/login" prefetch={false} className={buttonClass({ size: "small" })}>
        Masuk
      </Link>
      <Link href="/register" prefetch={false} className={buttonClass({ size: "small", variant: "secondary" })}>
        Daftar
      </Link>
    </>
  );
}

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
        <GuestLinks />
      )}
    </div>
  );
}
