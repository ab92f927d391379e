import { dayIn } from "@/lib/format/dates";
import { ownKey } from "@/lib/kernel/actor";
import { InvalidInput } from "@/lib/kernel/errors";
import { MAX_REPORT_PHOTOS } from "@/lib/photos/rules";
import { createReport } from "@/lib/reports/commands";
import { CreateReport, summaryOfReport } from "@/lib/reports/schemas";
import { reportOfForm } from "@/lib/reports/schemas-form";
import type { CreatedReportView } from "@/lib/reports/view";
import { forPlainForm } from "@/lib/server/http/form-reply";
import { otherMethods } from "@/lib/server/http/other-methods";
import { parse } from "@/lib/server/http/parse";
import { parseForm } from "@/lib/server/http/parse-form";
import { route } from "@/lib/server/http/route";
import { mayMail } from "@/lib/server/http/spend-typed";
import { keepPhoto, PHOTO_BODY } from "@/lib/server/photos/upload";
import { services } from "@/lib/server/services";

const TOO_MANY = `Paling banyak ${MAX_REPORT_PHOTOS} foto untuk satu laporan.`;
const UNREADABLE = "Kiriman tidak dapat dibaca. Muat ulang halaman lalu kirim lagi.";

const sendForm = route({
  summary: "Formulir /laporan tanpa JavaScript, sebagai multipart/form-data; selalu menjawab 303 ke halaman hasilnya.",
  access: "anyone",
  limit: "report",
  rawBody: { ...PHOTO_BODY, types: ["multipart/form-data"], unsupported: UNREADABLE },
  idempotent: "content",
  status: 201,
  statuses: [303],
  handler: async ({ ctx, request, bytes, address, fromAddress }) => {
    const form = await parseForm(request, bytes);
    if (!form) throw new InvalidInput(UNREADABLE);
    const files = form.getAll("photo").filter((part) => part instanceof File && part.size > 0) as File[];
    if (files.length > MAX_REPORT_PHOTOS) throw new InvalidInput(TOO_MANY, { photo: TOO_MANY });
    const sent = reportOfForm(Object.fromEntries(form), { hasPhoto: files.length > 0, today: dayIn(ctx.now()) });
    const report = parse(CreateReport, sent, summaryOfReport);
    const photo_ids: string[] = [];
    for (const file of files) {
      await services().limits.take("photo", ownKey(ctx.actor), address);
      photo_ids.push((await keepPhoto(ctx, address, new Uint8Array(await file.arrayBuffer()))).id);
    }
    const receipt = report.email == null || (await mayMail(ctx, report.email));
    return createReport(ctx, { ...report, photo_ids }, { fromAddress, receipt });
  },
});

/** POST /api/reports/form: the one write that is no JSON, so that reporting needs no script; every answer leads to a page. */
export const POST = forPlainForm(sendForm, {
  next: (report) => `/laporan/${(report as CreatedReportView).code}/terkirim`,
  failed: (status, fields) =>
    `/laporan/belum-terkirim?${new URLSearchParams({ sebab: String(status), isian: fields.join(",") })}`,
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
