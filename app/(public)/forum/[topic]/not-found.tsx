import { ButtonLink } from "@/components/ui/button";
import { Tendril } from "@/components/ui/tendril";

export default function TopicNotFound() {
  return (
    <div className="container-page flex flex-col items-center py-12 text-center">
      <Tendril />
      <h1 className="mt-6 text-3xl">Topik tidak ditemukan</h1>
      <p className="measure mt-3 text-ink-soft">
        Alamatnya mungkin salah ketik, atau topiknya sudah dihapus. Topik lain dapat dicari di halaman Forum.
      </p>
      <ButtonLink href="/forum" variant="secondary" className="mt-6">
        Buka Forum
      </ButtonLink>
    </div>
  );
}
