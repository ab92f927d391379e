import "server-only";
import { z } from "zod";

/** The part of JSON Schema 2020-12 that our schemas become. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

const OF_TEXTS = ["minLength", "maxLength", "format", "enum"] as const;

/**
 * What a client has to send. A text that is cleaned first is described by the bounds that hold after cleaning,
 * since those are the ones to keep.
 */
export function inputSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod;
      if (def.type !== "pipe" || jsonSchema.type !== "string") return;
      const after: JsonSchema = z.toJSONSchema(def.out, { io: "input", unrepresentable: "any" });
      for (const name of OF_TEXTS) {
        const bound = after[name];
        if (bound !== undefined && jsonSchema[name] === undefined) Object.assign(jsonSchema, { [name]: bound });
      }
    },
  });
  return described;
}

/** The properties of an object's schema, and which of them must be there. */
export function propertiesOf(schema: JsonSchema | null): { name: string; required: boolean; schema: JsonSchema }[] {
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => ({
    name,
    required: schema?.required?.includes(name) ?? false,
    schema: typeof property === "object" ? property : {},
  }));
}
