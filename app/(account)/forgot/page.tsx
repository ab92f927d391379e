import type { Metadata } from "next";
import { ForgotPanel } from "@/components/accounts/recovery/forgot-panel";
import { NeedsScript } from "@/components/layout/no-script";

export const metadata: Metadata = {
  title: "Lupa password",
  description: "Buat password baru untuk akun Sulur Anda dengan menjawab pertanyaan keamanan.",
  robots: { index: false },
};

export default function ForgotPage() {
  return (
    <>
      <h1 className="text-3xl">Lupa password</h1>
      <p className="mt-1 mb-6 text-ink-soft">
        Ingat kembali?{" "}
        <a href="/login" className="font-semibold text-primary underline underline-offset-4">
          Masuk
        </a>
      </p>
      <NeedsScript action="Mengganti password" />
      <ForgotPanel />
    </>
  );
}
