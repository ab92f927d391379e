import { randomUUID } from "node:crypto";
import { afterAll, expect, inject, it } from "vitest";
import { administer } from "@/scripts/testing/administer";
import { testDatabase } from "@/scripts/testing/database";
import { migrate } from "./database";

const { url } = await testDatabase({ empty: true });
const name = new URL(url).pathname.slice(1);
const guest = `tamu_${randomUUID().slice(0, 8)}`;

afterAll(() => administer(inject("postgresUrl"), `DROP ROLE "${guest}"`));

it("a role that may not create tables is one sentence with the cure", async () => {
  await administer(inject("postgresUrl"), `CREATE ROLE "${guest}" LOGIN PASSWORD 'sandi'`);
  const asGuest = new URL(url);
  asGuest.username = guest;
  asGuest.password = "sandi";
  await expect(migrate(asGuest.href)).rejects.toThrow(
    `Pengguna ${guest} tidak boleh membuat tabel di basis data ${name}. Jadikan ia pemiliknya: ALTER DATABASE "${name}" OWNER TO "${guest}".`,
  );
});

it("a database of another program is refused in one sentence, and left as it is", async () => {
  await administer(url, "CREATE TABLE nota (id int)");
  await expect(migrate(url)).rejects.toThrow(
    `Basis data ${name} sudah berisi tabel program lain. Isi DATABASE_URL dengan basis data kosong.`,
  );
  await administer(url, "INSERT INTO nota VALUES (1)");
});
