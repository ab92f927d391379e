import "server-only";
import type { z } from "zod";
import { type FieldErrors, InvalidInput, NotFound } from "@/lib/kernel/errors";

/** Parses a body or query. @throws InvalidInput with one sentence a field */
export function parse<S extends z.ZodType>(
  schema: S,
  value: unknown,
  summary?: (fields: FieldErrors) => string | undefined,
): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields: FieldErrors = {};
  for (const issue of result.error.issues) {
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys) fields[key] ??= `Kolom ${key.slice(0, 60)} tidak dikenal. Hapus kolom ini.`;
    } else {
      const name = issue.path.join(".");
      if (name) fields[name] ??= issue.message;
    }
  }
  const first = Object.values(fields)[0] ?? "Data yang dikirim tidak sesuai.";
  throw new InvalidInput(summary?.(fields) ?? first, fields);
}

/** A path that does not fit its schema names nothing that exists. */
export function parseParams<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (!result.success) throw new NotFound("Halaman atau data yang diminta tidak ditemukan.");
  return result.data;
}

/** A query as an object; a name that comes twice is refused rather than silently cut. */
export function queryOf(url: URL): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, value] of url.searchParams) {
    if (name in query)
      throw new InvalidInput(`Parameter ${name.slice(0, 60)} hanya boleh satu.`, { [name]: "Hanya boleh satu." });
    if (!value.isWellFormed() || value.includes("\0"))
      throw new InvalidInput(`Parameter ${name.slice(0, 60)} tidak dapat dibaca.`);
    query[name] = value;
  }
  return query;
}
