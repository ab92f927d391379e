import { z } from "zod";
import { USERS_PAGE } from "./rules";

/** GET /api/admin/users. `cursor` is the id of the last user of the page before. */
export const ListUsers = z.strictObject({
  limit: z.coerce
    .number({ error: "limit harus berupa angka." })
    .int({ error: "limit harus bilangan bulat." })
    .min(1, { error: "limit paling sedikit 1." })
    .max(USERS_PAGE.max, { error: `limit paling banyak ${USERS_PAGE.max}.` })
    .default(USERS_PAGE.default),
  cursor: z.coerce
    .number({ error: "cursor tidak dikenal." })
    .int({ error: "cursor tidak dikenal." })
    .positive({ error: "cursor tidak dikenal." })
    .max(2_147_483_647, { error: "cursor tidak dikenal." })
    .optional(),
});
export type ListUsers = z.output<typeof ListUsers>;
