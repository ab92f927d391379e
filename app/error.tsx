"use client";

/** The shell itself failed. Every page carries this, so it is bare: pages and their groups have fuller ones. */
export default function RootError(props: { error: Error & { digest?: string }; retry: () => void }) {
  return (
    <main className="container-page grid justify-items-center gap-4 py-16 text-center">
      <title>Sulur gagal dimuat</title>
      <h1 className="text-3xl">Sulur gagal dimuat</h1>
      <p>Ada gangguan di pihak kami. Silakan coba lagi sebentar lagi.</p>
      <button type="button" onClick={props.retry} className="min-h-12 rounded-md bg-primary px-5 text-on-primary">
        Coba lagi
      </button>
      <a href="/home" className="text-info underline">
        Kembali ke Beranda
      </a>
      {props.error.digest ? <p className="text-sm">Kode untuk pengelola: {props.error.digest}</p> : null}
    </main>
  );
}
