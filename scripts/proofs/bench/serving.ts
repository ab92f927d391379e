import { fillDemo } from "./demo-rows.ts";
import { compare } from "./measure.ts";
import { measurePage } from "./page-weight.ts";
import { withServers } from "./server-room.ts";
import { textFor } from "./servers.ts";

/** Pages and the first API calls, beside what else could serve them. */
export function run(): Promise<void> {
  return withServers(async (room) => {
    await fillDemo(room.databaseUrl);
    const sulur = await room.sulur();
    const html = await (await fetch(`${sulur.origin}/laporan`)).text();
    const minimal = await room.minimalNext(textFor(Buffer.byteLength(html)));
    const bare = await room.bareNode(html);
    const nginx = await room.nginx({ "/laporan": html });
    const minimalBytes = Buffer.byteLength(await (await fetch(minimal.origin)).text());
    process.stdout.write(
      `\nHTML /laporan ${Buffer.byteLength(html)} byte, halaman Next minimal ${minimalBytes} byte\n`,
    );

    await compare("GET /laporan", [
      { name: "Sulur", server: sulur, path: "/laporan" },
      { name: "Next minimal, halaman tembolok", server: minimal, path: "/" },
      { name: "Node polos, byte sama dari memori", server: bare, path: "/laporan" },
      ...(nginx ? [{ name: "nginx, berkas sama", server: nginx, path: "/laporan" }] : []),
    ]);
    await compare("GET /api/reports", [
      { name: "Sulur, dari tembolok", server: sulur, path: "/api/reports" },
      { name: "Next minimal, rute kosong", server: minimal, path: "/api/empty" },
      { name: "Next minimal + pg, SQL sama", server: minimal, path: "/api/reports" },
      { name: "Node polos + pg, SQL sama", server: bare, path: "/api/reports" },
    ]);
    await compare("POST /api/reports", [
      { name: "Sulur", server: sulur, path: "/api/reports", writes: "report" },
      { name: "Next minimal + pg, SQL sama", server: minimal, path: "/api/reports", writes: "report" },
      { name: "Node polos + pg, SQL sama", server: bare, path: "/api/reports", writes: "report" },
    ]);
    process.stdout.write(`\n${await measurePage(`${sulur.origin}/laporan`)}\n`);
  });
}
