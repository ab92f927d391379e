import { drawMissingBorders } from "@/lib/areas/commands-outlines";
import { keepFirstCode } from "@/lib/events/event/commands-organiser-link";
import { createDatabase } from "@/prisma/client";
import { seed } from "@/prisma/seed";
import { fillAreaNames } from "@/scripts/areas/names";

interface FirstRows {
  demo: boolean;
  adminUsername: string;
  /** Asked only when there is no admin yet. */
  adminPassword: () => Promise<string>;
  /** Asked only when there is no code yet. */
  accessCode: () => Promise<string>;
}

/** Writes the first rows of a new database; nothing where it has some. */
export async function writeFirstRows(url: string, { accessCode, ...options }: FirstRows): Promise<void> {
  const db = createDatabase(url, { poolMax: 2, patient: true });
  try {
    await fillAreaNames(db);
    await drawMissingBorders(db);
    await seed(db, options);
    await keepFirstCode(db, accessCode);
  } finally {
    await db.$disconnect();
  }
}
