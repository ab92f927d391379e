import { z } from "zod";
import { certificateCodeIn } from "./rules-certificate";

/** `{code}` in a path. */
export const CertificateParams = z.object({
  code: z.string().max(40).transform(certificateCodeIn).pipe(z.string()),
});
