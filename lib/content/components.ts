import { z } from "zod";
import { cleanLine } from "@/lib/format/text";
import { linkProblem } from "./problems";
import { AltText, PictureName } from "./schemas";
import type { Block } from "./view";

const text = (label: string) =>
  z
    .string({ error: `${label} wajib diisi.` })
    .transform(cleanLine)
    .refine((value) => value !== "", { error: `${label} wajib diisi.` });

const address = (label: string) =>
  z.string({ error: `${label} wajib diisi.` }).superRefine((href, context) => {
    const message = linkProblem(href);
    if (message) context.addIssue({ code: "custom", message });
  });

const degrees = (label: string, from: number, to: number) =>
  z
    .string({ error: `${label} wajib diisi.` })
    .regex(/^-?\d{1,3}(?:\.\d+)?$/u, { error: `${label} ditulis sebagai angka, misalnya "${from + 1}.2088".` })
    .transform(Number)
    .refine((value) => value >= from && value <= to, { error: `${label} berada di luar Indonesia.` });

/** What may stand between `<Nama>` and `</Nama>`. */
export type Inside = "nothing" | "text" | "numbered list";

interface Component<Attributes extends z.ZodType> {
  attributes: Attributes;
  inside: Inside;
  block: (attributes: z.output<Attributes>, children: Block[]) => Block;
}

/** Keeps the type of each component's own attributes while it is written down. */
function component<Attributes extends z.ZodType>(definition: Component<Attributes>): Component<z.ZodType> {
  return {
    ...definition,
    block: (attributes, children) => definition.block(attributes as z.output<Attributes>, children),
  };
}

/** Every component that editors may use, by the name they write. */
const COMPONENTS: Record<string, Component<z.ZodType>> = {
  Gambar: component({
    attributes: z.strictObject({ berkas: PictureName, alt: AltText, keterangan: text("Keterangan").optional() }),
    inside: "nothing",
    block: ({ berkas, alt, keterangan }) => ({
      kind: "picture",
      picture: pictureOf(berkas, alt),
      caption: keterangan ?? null,
    }),
  }),
  Kutipan: component({
    attributes: z.strictObject({ dari: text("Dari").optional() }),
    inside: "text",
    block: ({ dari }, children) => ({ kind: "quote", by: dari ?? null, children }),
  }),
  Fakta: component({
    attributes: z.strictObject({ sumber: text("Sumber"), tautan: address("Tautan") }),
    inside: "text",
    block: ({ sumber, tautan }, children) => ({ kind: "fact", source: sumber, href: tautan, children }),
  }),
  Langkah: component({
    attributes: z.strictObject({}),
    inside: "numbered list",
    block: (_, [list]) => ({ kind: "steps", items: list?.kind === "list" ? list.items : [] }),
  }),
  Ajakan: component({
    attributes: z.strictObject({ ke: address("Ke"), tombol: text("Tombol") }),
    inside: "text",
    block: ({ ke, tombol }, children) => ({ kind: "call", href: ke, button: tombol, children }),
  }),
  Pin: component({
    attributes: z.strictObject({
      nama: text("Nama"),
      lintang: degrees("Lintang", -11.5, 6.5),
      bujur: degrees("Bujur", 94, 142),
    }),
    inside: "text",
    block: ({ nama, lintang, bujur }, children) => ({
      kind: "pin",
      name: nama,
      latitude: lintang,
      longitude: bujur,
      children,
    }),
  }),
};

export const COMPONENT_NAMES = Object.keys(COMPONENTS);

export function componentCalled(name: string): Component<z.ZodType> | undefined {
  return Object.hasOwn(COMPONENTS, name) ? COMPONENTS[name] : undefined;
}

/** @param name as `PictureName` has it */
export function pictureOf(name: string, alt: string) {
  const isPhoto = name.startsWith("/");
  return { drawing: isPhoto ? null : name, photo: isPhoto ? name : null, alt };
}
