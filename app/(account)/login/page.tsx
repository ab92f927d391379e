import { contentMetadata } from "@/app/(public)/content-data";
import { LoginPanel } from "@/components/accounts/login/login-panel";
import { NeedsScript } from "@/components/layout/no-script";
import { buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

const PAGE = {
  path: "/login",
  title: "Masuk",
  description: "Masuk ke Sulur, atau lanjutkan sebagai tamu: melapor tidak memerlukan akun.",
};

export const generateMetadata = () => contentMetadata(PAGE);

export default function LoginPage() {
  return (
    <>
      <h1 className="text-3xl">Masuk ke Sulur</h1>
      <p className="mt-1 mb-6 text-ink-soft">Senang bertemu Anda lagi.</p>
      <NeedsScript action="Masuk" />
      <LoginPanel />
      <hr className="my-4" />
      <a href="/home" className={buttonClass({ variant: "secondary", wide: true })}>
        Lanjutkan sebagai tamu <Icon name="arrow-right" />
      </a>
      <p className="mt-3 text-center text-sm text-ink-faint">Melihat dan melaporkan kerusakan tidak memerlukan akun.</p>
    </>
  );
}
