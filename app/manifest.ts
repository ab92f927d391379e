import type { MetadataRoute } from "next";

/** GET /manifest.webmanifest: how Sulur looks on a phone's home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: "/home",
    name: "Sulur: tumbuh bersama, merawat bumi",
    short_name: "Sulur",
    description: "Laporkan kerusakan lingkungan, temukan lokasi hijau, dan ikut kegiatan warga.",
    lang: "id",
    start_url: "/home",
    scope: "/",
    display: "standalone",
    background_color: "#fdfaf3",
    theme_color: "#185a3b",
    categories: ["social", "education", "lifestyle"],
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/ikon/sulur-192.png", sizes: "192x192", type: "image/png" },
      { src: "/ikon/sulur-512.png", sizes: "512x512", type: "image/png" },
      { src: "/ikon/sulur-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: [
      { name: "Kirim laporan", url: "/laporan" },
      { name: "Buka peta", url: "/peta-lokasi" },
    ],
  };
}
