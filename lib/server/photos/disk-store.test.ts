import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DiskPhotoStore } from "./disk-store";

const NAME = "0f8fad5b-d9cb-469f-a165-70867728950e-640.webp";
let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sulur-foto-"));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe("DiskPhotoStore", () => {
  it("gives back what was put, from another process's store too", async () => {
    await new DiskPhotoStore(folder).put(NAME, Uint8Array.of(1, 2, 3));
    expect(Uint8Array.from((await new DiskPhotoStore(folder).get(NAME)) ?? [])).toEqual(Uint8Array.of(1, 2, 3));
    expect(await readdir(join(folder, "0f"))).toEqual([NAME]);
    expect(await readdir(join(folder, ".sementara"))).toEqual([]);
  });

  it("answers null for what is not there and deletes twice without complaint", async () => {
    const store = new DiskPhotoStore(folder);
    expect(await store.get(NAME)).toBeNull();
    await store.put(NAME, Uint8Array.of(1));
    await store.delete(NAME);
    await store.delete(NAME);
    expect(await store.get(NAME)).toBeNull();
  });

  it("leaves nothing half-written when the name cannot be taken", async () => {
    await mkdir(join(folder, "0f", NAME), { recursive: true });
    await writeFile(join(folder, "0f", NAME, "x"), "");
    await expect(new DiskPhotoStore(folder).put(NAME, Uint8Array.of(1))).rejects.toThrow();
    expect(await readdir(join(folder, ".sementara"))).toEqual([]);
  });

  it.each(["../../etc/passwd", "a/b.webp", "0f8fad5b.webp", `${NAME}/..`])("refuses the name %j", async (name) => {
    const store = new DiskPhotoStore(folder);
    await expect(store.get(name)).rejects.toThrow(/not the name/u);
    await expect(store.put(name, Uint8Array.of(1))).rejects.toThrow(/not the name/u);
    await expect(store.delete(name)).rejects.toThrow(/not the name/u);
  });

  it("clears what a killed process left, but not what another one is writing", async () => {
    const temporary = join(folder, ".sementara");
    await mkdir(temporary);
    await writeFile(join(temporary, "lama"), "");
    await writeFile(join(temporary, "baru"), "");
    const yesterday = new Date(Date.now() - 86_400_000);
    await utimes(join(temporary, "lama"), yesterday, yesterday);
    await new DiskPhotoStore(folder).put(NAME, Uint8Array.of(1));
    expect(await readdir(temporary)).toEqual(["baru"]);
  });
});
