import { contentMetadata } from "@/app/(public)/content-data";
import { PageWay } from "@/app/(public)/page-way";
import { declaredEndpoints } from "@/app/api/openapi.json/declared-endpoints";
import { GroupIndex, RouteIndex, StatusLegend } from "@/components/api-docs/routes";
import { routeGroups } from "@/lib/server/openapi/reading";
import { STATUS_WORDS } from "@/lib/server/openapi/status-words";

export const generateMetadata = () =>
  contentMetadata({
    path: "/api-docs",
    title: "API Sulur",
    description: "Semua alamat API Sulur: siapa yang boleh, batasnya, isian, dan jawabannya.",
  });

export default async function ApiDocsPage() {
  const groups = routeGroups(await declaredEndpoints());
  return (
    <div className="container-page py-8 lg:py-12">
      <PageWay path="/api-docs" />
      <h1 className="text-4xl">API Sulur</h1>
      <p className="measure mt-3 text-lg text-ink-soft">
        Uraian ini dibuat dari skema yang sama dengan yang memeriksa setiap permintaan. Untuk program:{" "}
        <a href="/api/openapi.json" className="text-primary underline underline-offset-4">
          openapi.json
        </a>{" "}
        (OpenAPI 3.1).
      </p>
      <ul className="measure mt-4 grid list-disc gap-2 pl-5 text-ink-soft">
        <li>
          Klien API masuk dengan <code>POST /api/login</code>, lalu mengirim tokennya di header{" "}
          <code>Authorization: Bearer …</code>
        </li>
        <li>
          Setiap kesalahan berupa JSON: <code>message</code> satu kalimat, <code>errors</code> pesan untuk setiap isian.
        </li>
        <li>
          Daftar berupa larik JSON; halaman berikutnya ada di header <code>Link</code> dengan <code>rel="next"</code>.
        </li>
        <li>Isian, batas, dan jawaban setiap alamat ada di halaman bagiannya.</li>
      </ul>
      <StatusLegend words={STATUS_WORDS} />
      <RouteIndex groups={groups.filter(({ desk }) => !desk)} />
      <GroupIndex title="Dasbor pengelola" groups={groups.filter(({ desk }) => desk)} />
    </div>
  );
}
