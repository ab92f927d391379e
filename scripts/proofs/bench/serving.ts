import { fillDemo } from "./bulk";
import { compare, timing } from "./measure";
import { pageOfSize, withServers } from "./servers";

const TIMING = timing(6, 7, 2);

/** A page, a stored answer and a write, beside what else could serve them. */
export function run(): Promise<void> {
  return withServers(fillDemo, async ({ sulur, minimal, files }) => {
    const html = await (await fetch(`${sulur.url}/laporan`)).text();
    const nginx = await files({ "/laporan": html });
    const page = [
      { name: "Sulur", server: sulur, path: "/laporan" },
      { name: "Next minimal, halaman tersimpan", server: minimal, path: pageOfSize(Buffer.byteLength(html)) },
      ...(nginx ? [{ name: "nginx, berkas sama", server: nginx, path: "/laporan" }] : []),
    ];
    const list = [
      { name: "Sulur, dari tembolok", server: sulur, path: "/api/reports" },
      { name: "Next minimal, rute kosong", server: minimal, path: "/api/empty" },
    ];
    const write = [
      { name: "Sulur", server: sulur, path: "/api/reports", writes: true },
      { name: "Next minimal + Prisma", server: minimal, path: "/api/reports-by-prisma", writes: true },
    ];
    await compare("GET /laporan", page, TIMING);
    await compare("GET /api/reports", list, TIMING);
    await compare("POST /api/reports", write, TIMING);
  });
}
