import { findCertificate } from "@/lib/events/results/commands";
import { certificatePath } from "@/lib/events/results/rules";
import { CertificateParams } from "@/lib/events/results/schemas";
import { NotFound } from "@/lib/kernel/errors";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";
import { drawCertificate } from "@/lib/server/print/certificate";
import { pdfReply } from "@/lib/server/print/sheet";

/** GET /api/certificates/{code}: the code is the key to it, as on /sertifikat/{code}. */
export const GET = route({
  summary: "Sertifikat kehadiran sebagai PDF, dengan nomornya.",
  answers: ["application/pdf"],
  access: "anonymous",
  limit: "print",
  params: CertificateParams,
  handler: async ({ ctx, params: { code } }) => {
    const certificate = await findCertificate(ctx, code);
    if (!certificate) throw new NotFound("Sertifikat dengan nomor ini tidak ditemukan.");
    const file = await drawCertificate(certificate, ctx.link(certificatePath(code)));
    return pdfReply(file, `sertifikat-${code}`, "private, no-store");
  },
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
