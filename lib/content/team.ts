import { z } from "zod";
import team from "@/content/tim.json";

const line = (label: string, most: number) =>
  z
    .string({ error: `${label} wajib diisi.` })
    .trim()
    .min(1, { error: `${label} wajib diisi.` })
    .max(most, { error: `${label} paling banyak ${most} karakter.` });

const TeamFile = z.array(
  z.strictObject({
    nama: line("nama", 60),
    peran: line("peran", 80),
    tentang: line("tentang", 300),
    /** No real person: the page says so. */
    contoh: z.boolean({ error: "contoh harus true atau false." }),
  }),
);

/** The people of content/tim.json, which an installation replaces by its own; a mistake in it stops the build. */
export const TEAM = TeamFile.parse(team);
