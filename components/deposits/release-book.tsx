"use client";

import { useRouter } from "next/navigation";
import { useAction } from "@/components/forms/use-action";
import { Button } from "@/components/ui/button";
import { fetchJson } from "@/lib/http/fetch-json";

/** Takes a book out of the account. The link goes on opening it, so it is easily undone. */
export function ReleaseBook({ id }: { id: number }) {
  const router = useRouter();
  const { busy, run } = useAction({ refresh: false, failed: "Buku belum dilepas. Silakan coba lagi." });

  async function release() {
    await fetchJson(`/api/account/deposit-books/${id}`, { method: "DELETE" });
    router.push("/akun");
    return "Buku sudah dilepas dari akun ini.";
  }

  return (
    <Button
      variant="secondary"
      size="small"
      busy={busy !== null}
      className="needs-script"
      onClick={() => void run("release", release)}
    >
      {busy ? "Melepas…" : "Lepaskan dari akun"}
    </Button>
  );
}
