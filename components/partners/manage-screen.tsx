"use client";

import useSWR from "swr";
import { DepositSection } from "@/components/deposits/deposit-section";
import { keyHeaders, useManageKey } from "@/components/events/organiser/organiser-key";
import { LoadFailed } from "@/components/lists/load-failed";
import { BrokenLink } from "@/components/ui/broken-link";
import { ButtonLink } from "@/components/ui/button-link";
import { Skeletons } from "@/components/ui/skeleton";
import { fetchJson, type RequestFailed } from "@/lib/http/fetch-json";
import type { ManagedPartnerView } from "@/lib/partners/view";
import { ManageForm } from "./manage-form";

const LOADING = <Skeletons heights={["h-24", "h-64"]} />;

interface ManageScreenProps {
  id: number;
  tileUrl: string;
}

/** Where a waste bank fills in its own page: with the key in the address, as its account, or as staff. */
export function ManageScreen({ id, tileUrl }: ManageScreenProps) {
  const token = useManageKey();
  return token === undefined ? LOADING : <Managed key={token} id={id} token={token} tileUrl={tileUrl} />;
}

function Managed({ id, token, tileUrl }: ManageScreenProps & { token: string | null }) {
  const load = () => fetchJson<ManagedPartnerView>(`/api/partners/${id}/manage`, { headers: keyHeaders(token) });
  const { data, error, isLoading, mutate } = useSWR<ManagedPartnerView, RequestFailed>(["partner", id, token], load, {
    // What is being typed must not be written over.
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    revalidateIfStale: false,
  });
  if (data) {
    const onSaved = (saved: ManagedPartnerView) => void mutate(saved, { revalidate: false });
    return (
      <>
        <ManageForm partner={data} token={token} tileUrl={tileUrl} onSaved={onSaved} />
        {data.owns ? <DepositSection partnerId={id} prices={data.prices} token={token} /> : null}
      </>
    );
  }
  if (error && !isLoading) return <Failure error={error} onRetry={() => void mutate()} />;
  return LOADING;
}

function Failure({ error, onRetry }: { error: RequestFailed; onRetry: () => void }) {
  if (error.status === 403) {
    return (
      <BrokenLink
        live="alert"
        title="Halaman ini memerlukan tautan pribadi"
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink href="/login" variant="secondary">
              Masuk
            </ButtonLink>
            <ButtonLink href="/hubungi" variant="secondary">
              Hubungi pengelola
            </ButtonLink>
          </div>
        }
      >
        Buka tautan pribadi yang ditampilkan saat mendaftar (salin tautan secara utuh), atau masuk dengan akun yang
        mendaftarkan bank sampah ini. Bila tautannya hilang, minta yang baru kepada pengelola Sulur.
      </BrokenLink>
    );
  }
  return <LoadFailed title={error.message} onRetry={error.status === 404 ? undefined : onRetry} />;
}
