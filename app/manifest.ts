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
    screenshots: [
      { src: "/ikon/layar-lapor.webp", sizes: "720x1480", type: "image/webp", form_factor: "narrow" },
      { src: "/ikon/layar-beranda.webp", sizes: "1280x800", type: "image/webp", form_factor: "wide" },
    ],
    launch_handler: { client_mode: "navigate-existing" },
    share_target: {
      action: "/api/share",
      method: "post",
      enctype: "multipart/form-data",
      params: { title: "judul", text: "teks", url: "tautan", files: [{ name: "foto", accept: ["image/*"] }] },
    },
    shortcuts: [
      { name: "Kirim laporan", url: "/laporan" },
      { name: "Buka peta", url: "/peta-lokasi" },
      { name: "Laporan saya", url: "/laporan#laporan-saya" },
    ],
  };
}
