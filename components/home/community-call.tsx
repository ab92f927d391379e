import { ButtonLink } from "@/components/ui/button-link";
import { Ornament } from "@/components/ui/ornament";

/** The call to action of spec 2.4. */
export function CommunityCall() {
  return (
    <section aria-labelledby="ajakan" className="container-page pt-7 lg:pt-16">
      <div className="relative isolate overflow-clip rounded-leaf bg-daun-800 px-6 py-6 text-center text-daun-100 sm:px-10 lg:py-14">
        <Ornament motif="kawung" className="absolute inset-y-0 left-0 -z-10 w-64 text-daun-700 max-lg:hidden" />
        <Ornament motif="kawung" className="absolute inset-y-0 right-0 -z-10 w-64 text-daun-700 max-lg:hidden" />
        <h2 id="ajakan" className="mx-auto max-w-[22ch] text-2xl text-white lg:text-3xl">
          Mari Bersama Wujudkan Bumi yang Lebih Sehat!
        </h2>
        <p className="mx-auto mt-2 max-w-[44ch] lg:text-lg">
          Satu orang memulai, sekampung bergerak. Bergabunglah dengan warga yang sudah turun tangan.
        </p>
        <ButtonLink href="/komunitas" size="large" variant="accent" className="mt-4">
          Gabung Komunitas Sekarang!
        </ButtonLink>
      </div>
    </section>
  );
}
