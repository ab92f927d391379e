import { contentMetadata } from "@/app/(public)/content-data";
import { RegisterForm } from "@/components/accounts/register/register-form";
import { NeedsScript } from "@/components/layout/no-script";

const PAGE = {
  path: "/register",
  title: "Daftar",
  description: "Buat akun Sulur: laporan Anda terkumpul di satu tempat dan tindak lanjutnya dapat Anda ikuti.",
};

export const generateMetadata = () => contentMetadata(PAGE);

export default function RegisterPage() {
  return (
    <>
      <h1 className="text-3xl">Daftar akun</h1>
      <p className="mt-1 mb-6 text-ink-soft">
        Sudah punya akun?{" "}
        <a href="/login" className="font-semibold text-primary underline underline-offset-4">
          Masuk
        </a>
      </p>
      <NeedsScript action="Mendaftar" />
      <RegisterForm />
    </>
  );
}
