import { cachedReply } from "@/lib/server/http/cached-reply";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";
import { openApiDocument } from "@/lib/server/openapi/document";
import { version } from "@/package.json";
import { declaredEndpoints } from "./declared-endpoints";

/** GET /api/openapi.json: made once in a process's life, since the routes do not change while it runs. */
export const GET = route({
  summary: "Keterangan seluruh API ini sebagai OpenAPI 3.1.",
  access: "anonymous",
  handler: ({ ctx, request }) =>
    cachedReply(request, ["openapi"], [], async () => ({
      value: openApiDocument(await declaredEndpoints(), { version, address: ctx.link("").replace(/\/$/u, "") }),
    })),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
