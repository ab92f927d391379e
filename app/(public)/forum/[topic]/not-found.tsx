import { NotFoundPage } from "@/components/layout/not-found-page";

export default function TopicNotFound() {
  return (
    <NotFoundPage
      title="Topik tidak ditemukan"
      text="Alamatnya mungkin salah ketik, atau topiknya sudah dihapus. Topik lain dapat dicari di halaman Forum."
      links={[{ href: "/forum", label: "Buka Forum" }]}
    />
  );
}
