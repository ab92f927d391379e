import { contentPolicy } from "@/lib/server/http/security-headers";

const STYLE = `:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;
font:1.0625rem/1.6 system-ui,sans-serif;background:light-dark(#fbf7ee,#14201b);color:light-dark(#1d2b25,#eef3ee)}
main{max-width:34rem;padding:1.5rem}h1{margin:0 0 .75rem;font-size:1.75rem;line-height:1.25}
a{color:inherit;font-weight:600;display:inline-block;padding:.75rem 0;margin-right:1.25rem}`;

/** A page that costs nothing to make; its links lead to pages that are cached. */
export function busyPage(retryAfterSeconds: number): Response {
  const html = `<!doctype html>
<html lang="id">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Ramai, coba lagi - Sulur</title><style>${STYLE}</style></head>
<body><main>
<h1>Ramai, coba lagi</h1>
<p>Banyak permintaan datang dari jaringan Anda. Coba lagi dalam ${minutes(retryAfterSeconds)}.</p>
<p><a href="">Coba lagi</a><a href="/home">Beranda</a><a href="/laporan">Laporan warga</a></p>
</main></body>
</html>
`;
  return new Response(html, {
    status: 429,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": contentPolicy(),
      "retry-after": String(retryAfterSeconds),
    },
  });
}

function minutes(seconds: number): string {
  return seconds <= 60 ? "satu menit" : `${Math.ceil(seconds / 60)} menit`;
}
