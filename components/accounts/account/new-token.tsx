import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { showToast } from "@/components/ui/toast-store";
import type { CreatedTokenView } from "@/lib/accounts/own/view";

/** A token that was just made, to be taken along: it is not shown again. */
export function NewToken({ made, onClose }: { made: CreatedTokenView; onClose: () => void }) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.select(), []);
  if (made.token === null) {
    return (
      <Notice tone="wait" live="status" title={`Token ${made.name} sudah dibuat, tetapi jawabannya tidak sampai.`}>
        Isinya tidak dapat ditampilkan lagi. Cabut token itu lalu buat yang baru.
      </Notice>
    );
  }
  const { token } = made;
  return (
    <Notice tone="good" live="status" title={`Token ${made.name} sudah dibuat`} className="w-full">
      <p>Salin sekarang: token ini hanya ditampilkan sekali. Siapa pun yang memegangnya dapat memakai akun Anda.</p>
      <Input ref={box} readOnly value={token} aria-label="Token baru" className="mt-3 font-mono" />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="small" onClick={() => void copy(token)}>
          Salin token
        </Button>
        <Button size="small" variant="secondary" onClick={onClose}>
          Sudah saya simpan
        </Button>
      </div>
    </Notice>
  );
}

async function copy(token: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(token);
    showToast({ text: "Token disalin." });
  } catch {
    showToast({ text: "Token tidak dapat disalin sendiri. Pilih teksnya lalu salin.", tone: "bad" });
  }
}
