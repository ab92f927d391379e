import type { Metadata } from "next";
import { declaredEndpoints } from "@/app/api/openapi.json/declared-endpoints";
import { RouteEntry } from "@/components/api-docs/route-entry";
import { cachedRead } from "@/lib/server/cache";
import { routeGroups } from "@/lib/server/openapi/reading";
import { STATUS_WORDS } from "@/lib/server/openapi/status-words";
import { pageMetadata } from "@/lib/server/page-metadata";

export function generateMetadata(): Promise<Metadata> {
  // Kept like data, since the build knows no configuration.
  return cachedRead(["api-docs"], [], async () =>
    pageMetadata({
      path: "/api-docs",
      title: "API Sulur",
      description: "Semua alamat API Sulur: siapa yang boleh, batasnya, isian, dan jawabannya.",
    }),
  );
}

export default async function ApiDocsPage() {
  const groups = routeGroups(await declaredEndpoints());
  return (
    <div className="container-page py-8 lg:py-12">
      <h1 className="text-4xl">API Sulur</h1>
      <p className="measure mt-3 text-lg text-ink-soft">
        Halaman ini dibuat dari skema yang sama dengan yang memeriksa setiap permintaan. Untuk program:{" "}
        <a href="/api/openapi.json" className="text-primary underline underline-offset-4">
          openapi.json
        </a>{" "}
        (OpenAPI 3.1).
      </p>
      <ul className="measure mt-4 grid list-disc gap-2 pl-5 text-ink-soft">
        <li>
          Klien API masuk dengan <code>POST /api/login</code>, lalu mengirim tokennya di header{" "}
          <code className="break-words">Authorization: Bearer …</code>
        </li>
        <li>
          Setiap kesalahan berupa JSON: <code>message</code> satu kalimat, <code>errors</code> pesan untuk setiap isian.
        </li>
        <li>
          Daftar berupa larik JSON; halaman berikutnya ada di header <code>Link</code> dengan <code>rel="next"</code>.
        </li>
      </ul>
      <StatusLegend />
      <nav aria-label="Bagian API" className="mt-6">
        <ul className="flex flex-wrap gap-x-5 gap-y-2">
          {groups.map(({ name }) => (
            <li key={name}>
              <a
                href={`#${anchorOf(name)}`}
                className="inline-flex min-h-11 items-center text-primary underline underline-offset-4"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ name, routes }) => (
        <section key={name} id={anchorOf(name)} className="mt-10 scroll-mt-24">
          <h2 className="text-2xl">{name}</h2>
          <div className="mt-2">
            {routes.map((route) => (
              <RouteEntry key={route.name} route={route} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function StatusLegend() {
  return (
    <details className="measure mt-4 border-y-2 border-line">
      <summary className="min-h-11 rounded-sm py-3 font-semibold hover:text-primary">Arti setiap status</summary>
      <dl className="grid gap-1 pb-4 text-ink-soft">
        {Object.entries(STATUS_WORDS).map(([status, words]) => (
          <div key={status} className="flex gap-3">
            <dt className="font-semibold text-ink tabular-nums">{status}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function anchorOf(group: string): string {
  return group.toLowerCase().replaceAll(" ", "-");
}
