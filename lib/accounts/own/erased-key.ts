import "server-only";
import { Prisma } from "@/prisma/client";

/** Stands in a writer's column for somebody who is gone: another one in each row, so that no two lead to each other. */
export const ERASED_KEY = Prisma.raw("'erased:' || gen_random_uuid()");
