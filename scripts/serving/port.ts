import { createServer } from "node:net";
import { Refusal, systemCode } from "../refusal.ts";

/** @throws Refusal when nothing can listen there, before any long work is done */
export async function checkPort(port: number, host: string | undefined): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once("error", reject);
      probe.listen({ port, host }, resolve);
    });
  } catch (error) {
    const code = systemCode(error);
    if (code === "EADDRINUSE") {
      throw new Refusal(`Port ${port} sedang dipakai program lain. Hentikan program itu atau pilih PORT lain.`);
    }
    if (code === "EACCES") throw new Refusal(`Port ${port} tidak boleh dipakai pengguna ini. Pilih PORT di atas 1023.`);
    if (code === "EADDRNOTAVAIL") throw new Refusal(`HOST ${host} bukan alamat komputer ini. Kosongkan atau perbaiki.`);
    throw error;
  }
  await new Promise((resolve) => probe.close(resolve));
}
