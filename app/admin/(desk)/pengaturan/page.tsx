import type { Metadata } from "next";
import { AreaImport } from "@/components/admin/settings/area-import";
import { SettingsForm } from "@/components/admin/settings/settings-form";
import { areaImport } from "@/lib/areas/queries-import";
import { requireAdmin } from "@/lib/server/auth/guard";
import { contextFor } from "@/lib/server/ctx";
import { configuredContact } from "@/lib/server/site-contact";
import { editableSettings } from "@/lib/settings/queries";

export const metadata: Metadata = { title: "Pengaturan" };

export default async function SettingsPage() {
  const { ctx } = contextFor(await requireAdmin());
  const settings = await editableSettings(ctx, configuredContact());
  const boundaries = await areaImport(ctx);
  return (
    <main id="isi" tabIndex={-1} className="container-page grid w-full max-w-220 grid-cols-1 gap-8 py-4 sm:py-6">
      <div>
        <h1 className="mb-1 text-3xl">Pengaturan</h1>
        <p className="measure text-ink-soft">
          Siapa pengelola situs ini dan bagaimana menghubunginya. Tampil di kaki setiap halaman, di Hubungi Kami, dan di
          Privasi. Di kaki halaman, email yang kosong diganti tautan ke Hubungi Kami, dan media sosial yang kosong
          diganti umpan RSS.
        </p>
      </div>
      <SettingsForm key={settings.revision} settings={settings} />
      <AreaImport first={boundaries} />
    </main>
  );
}
