"use client";

import { useRouter } from "next/navigation";
import { useSWRConfig } from "swr";
import { AgeField, RegionField } from "@/components/accounts/register/person-fields";
import { SubmitOutcome } from "@/components/forms/submit-outcome";
import { useSubmit } from "@/components/forms/use-submit";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/toast-store";
import { SESSION_ADDRESS } from "@/lib/accounts/browser";
import type { ProfileView } from "@/lib/accounts/own/view";
import { ageOf, WRONG_AGE } from "@/lib/accounts/rules";
import { fetchJson } from "@/lib/http/fetch-json";

/** Region and age, as the profile card shows them. */
export function AccountProfileForm({ daerah, umur }: ProfileView) {
  const router = useRouter();
  const { mutate } = useSWRConfig();
  const { state, form } = useSubmit(["daerah", "umur"], {
    failed: "Terjadi kesalahan. Silakan coba lagi.",
    check: (values) => (ageOf(values.umur) === null ? { message: "", errors: { umur: WRONG_AGE } } : null),
    send: (body) => fetchJson<ProfileView>("/api/account", { method: "PATCH", body }),
    onSent: () => {
      showToast({ text: "Data diri sudah disimpan." });
      void mutate(SESSION_ADDRESS);
      router.refresh();
    },
  });
  return (
    <form {...form} aria-label="Data diri" className="grid gap-4">
      <SubmitOutcome state={state} />
      <div className="grid gap-4 sm:grid-cols-[minmax(0,18rem)_8rem]">
        <RegionField error={state.errors.daerah} defaultValue={daerah} />
        <AgeField error={state.errors.umur} defaultValue={String(umur)} />
      </div>
      <div className="needs-script">
        <Button type="submit" busy={state.busy}>
          {state.busy ? "Menyimpan…" : "Simpan data diri"}
        </Button>
      </div>
    </form>
  );
}
