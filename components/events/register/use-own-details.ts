"use client";

import { useEffect, useRef } from "react";
import useSWR from "swr";
import { useSignedIn } from "@/components/layout/use-signed-in";
import type { OwnAccountView } from "@/lib/accounts/own/view";
import { fetchJson } from "@/lib/http/fetch-json";

/** Name and confirmed e-mail of whoever is signed in, once they are known. Asks nothing for anybody else. */
export function useOwnDetails(onKnown: (own: { name: string; email: string }) => void): void {
  const signedIn = useSignedIn();
  const { data } = useSWR(signedIn ? "/api/account" : null, fetchJson<OwnAccountView>, { revalidateOnFocus: false });
  const latest = useRef(onKnown);
  useEffect(() => {
    latest.current = onKnown;
  });
  useEffect(() => {
    if (data) latest.current({ name: data.username, email: data.email ?? "" });
  }, [data]);
}
