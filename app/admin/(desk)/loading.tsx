import { Skeleton } from "@/components/ui/skeleton";

export default function AdminLoading() {
  return (
    <main id="isi" className="container-page grid w-full content-start gap-6 py-8">
      <p role="status" className="text-lg font-semibold">
        Memuat halaman Admin...
      </p>
      <Skeleton className="h-24 rounded-md" />
      <Skeleton className="h-64 rounded-md" />
    </main>
  );
}
