import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { missing } from "@/app/(public)/missing";
import CertificateNotFound from "@/app/(public)/sertifikat/[code]/not-found";
import { CertificatePage } from "@/components/events/page/certificate-page";
import { EVENTS_TAG } from "@/lib/events/event/rules";
import { findCertificate } from "@/lib/events/results/commands";
import { certificateCodeIn, certificatePath } from "@/lib/events/results/rules";
import { cachedRead } from "@/lib/server/cache";
import { publicCtx } from "@/lib/server/ctx";
import { onDemand } from "@/lib/server/each-request";

/** It holds a name, so search engines must not; who has the number has it from its holder. */
export const metadata: Metadata = { title: "Periksa sertifikat", robots: { index: false }, referrer: "no-referrer" };

export const generateStaticParams = onDemand;

export default async function Page({ params }: { params: Promise<{ code: string }> }) {
  const typed = decodeURIComponent((await params).code);
  const code = certificateCodeIn(typed);
  if (code === null) return missing(<CertificateNotFound />);
  if (code !== typed) permanentRedirect(certificatePath(code));
  const certificate = await cachedRead(["certificate", code], [EVENTS_TAG], () => findCertificate(publicCtx(), code));
  if (certificate === null) return missing(<CertificateNotFound />);
  return <CertificatePage certificate={certificate} />;
}
