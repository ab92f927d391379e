import { z } from "zod";
import { areaCode } from "@/lib/areas/schemas";

/** `{code}` in a path. */
export const AreaParams = z.object({ code: areaCode });
