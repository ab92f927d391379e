"use client";

import Link from "next/link";
import { type ReactNode, useEffect, useState } from "react";
import useSWR from "swr";
import { leave } from "@/components/accounts/login/leave";
import { hasHint } from "@/components/outbox/hint";
import { Button, buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Skeleton } from "@/components/ui/skeleton";
import { useQuestion } from "@/components/ui/use-question";
import { SESSION_ADDRESS } from "@/lib/accounts/browser";
import type { SessionUser } from "@/lib/accounts/view";
import { fetchJson } from "@/lib/http/fetch-json";
import { CloseProfile, OwnReportsLink } from "./profile-links";

const loadQuestion = () => import("@/components/outbox/sign-out-question").then((part) => part.SignOutQuestion);
const loadWaiting = () => import("@/components/outbox/sign-out-question").then((part) => part.countOwnWaiting());

interface SessionAnswer {
  user?: SessionUser;
}

/** What the profile card says to someone who is logged in. Loaded only for them. */
export default function ProfileSession(props: { guest: ReactNode; onPicture: (picture: string | null) => void }) {
  const { data, error, isLoading, mutate } = useSWR(SESSION_ADDRESS, (path: string) => fetchJson<SessionAnswer>(path));
  const [leaving, setLeaving] = useState<"no" | "yes" | "failed">("no");
  const [waiting, setWaiting] = useState(0);
  const { Question: SignOutQuestion, prepareQuestion } = useQuestion(loadQuestion);
  const picture = data?.user?.profilePicture ?? null;
  const { onPicture } = props;
  useEffect(() => onPicture(picture), [picture, onPicture]);

  async function press(asked = false) {
    setLeaving("yes");
    if (!asked && hasHint() && (await prepareQuestion())) {
      const count = await loadWaiting();
      setWaiting(count);
      if (count > 0) return setLeaving("no");
    }
    try {
      await leave();
    } catch {
      setLeaving("failed");
    }
  }

  if (isLoading) return <Skeleton className="h-32" />;
  if (error) return <Unreachable onRetry={() => mutate()} />;
  const user = data?.user;
  if (!user) return props.guest;
  return (
    <>
      <p className="font-display text-xl">Halo, {user.username}!</p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <dt className="text-ink-faint">Daerah</dt>
        <dd>{user.daerah}</dd>
        <dt className="text-ink-faint">Umur</dt>
        <dd>{user.umur} tahun</dd>
      </dl>
      {leaving === "failed" ? (
        <p role="alert" className="mt-3 text-sm font-semibold text-danger">
          Anda belum keluar: server tidak menjawab. Silakan coba lagi.
        </p>
      ) : null}
      <Link href="/akun" prefetch={false} className={buttonClass({ size: "small", wide: true, className: "mt-4" })}>
        <Icon name="user" size={18} /> Akun saya
      </Link>
      <OwnReportsLink className="mt-2" />
      <Button
        size="small"
        variant="secondary"
        wide
        className="mt-2"
        busy={leaving === "yes"}
        onClick={() => void press()}
      >
        <Icon name="logout" size={18} /> {leaving === "yes" ? "Sedang keluar…" : "Keluar"}
      </Button>
      {SignOutQuestion && waiting > 0 ? <SignOutQuestion waiting={waiting} onLeave={() => void press(true)} /> : null}
      <CloseProfile />
    </>
  );
}

function Unreachable(props: { onRetry: () => void }) {
  return (
    <>
      <p role="alert">Data akun Anda belum dapat dimuat. Periksa koneksi internet, lalu coba lagi.</p>
      <Button size="small" wide className="mt-4" onClick={props.onRetry}>
        Coba lagi
      </Button>
      <CloseProfile />
    </>
  );
}
