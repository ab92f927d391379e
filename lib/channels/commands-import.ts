import "server-only";
import { parse } from "csv-parse/sync";
import { recordAudit } from "@/lib/audit/commands";
import { assertReviewer } from "@/lib/desk/policy";
import { cellText } from "@/lib/format/csv";
import { dayIn } from "@/lib/format/dates";
import { foldedWords } from "@/lib/format/text";
import type { Ctx } from "@/lib/kernel/ctx";
import { InvalidInput } from "@/lib/kernel/errors";
import { channelColumns, IN_FUTURE, knownAreas, UNKNOWN_AREA } from "./commands";
import { CHANNEL_IMPORT, CHANNEL_KIND_LABELS, CHANNEL_KINDS, CHANNELS_TAG } from "./rules";
import { WriteChannel } from "./schemas";
import type { ImportedChannelsView } from "./view";

/** Titles of the columns by the names of the fields. */
const TITLES = {
  name: "nama",
  kind: "bentuk",
  address: "alamat",
  area_code: "kode daerah",
  damage_types: "jenis kerusakan",
  needs_identity: "minta identitas",
  days_forward: "hari diteruskan",
  days_act: "hari ditindak",
  source_url: "sumber",
  checked_on: "diperiksa",
} as const;
type Field = keyof typeof TITLES;
const FIELDS = Object.keys(TITLES) as Field[];
const NEEDED = FIELDS.filter((field) => !["area_code", "damage_types", "needs_identity"].includes(field));

interface Row {
  line: number;
  channel: WriteChannel;
}

interface Fault {
  line: number;
  field: string;
  message: string;
}

/**
 * Takes in a CSV file of channels, all of it or nothing; channels that are there already stay as they are. Staff only.
 * @throws Forbidden; InvalidInput for a file that cannot be read, or with what to correct in each row
 */
export async function importChannels(ctx: Ctx, bytes: Uint8Array): Promise<ImportedChannelsView> {
  assertReviewer(ctx.actor);
  const { rows, faults } = judge(readRows(bytes));
  const codes = rows.flatMap(({ channel }) => channel.area_code ?? []);
  const areas = await knownAreas(ctx.db, codes);
  const today = dayIn(ctx.now());
  for (const { line, channel } of rows) {
    if (channel.area_code != null && !areas.has(channel.area_code)) {
      faults.push({ line, field: TITLES.area_code, message: UNKNOWN_AREA });
    }
    if (channel.checked_on > today) faults.push({ line, field: TITLES.checked_on, message: IN_FUTURE });
  }
  if (faults.length > 0) throw faulty(faults);
  const data = rows.map(({ channel }) => ({ ...channelColumns(channel), createdAt: ctx.now() }));
  const view = await ctx.transaction(async (transaction) => {
    const { count: added } = await transaction.channel.createMany({ data, skipDuplicates: true });
    await recordAudit(transaction, ctx.actor, "channel.import", "channels", { rows: rows.length, added });
    return { rows: rows.length, added, known: rows.length - added };
  });
  ctx.expire(CHANNELS_TAG);
  return view;
}

interface Cells {
  line: number;
  cells: Partial<Record<Field, string>>;
}

/** @throws InvalidInput for what is no table with the needed columns */
function readRows(bytes: Uint8Array): Cells[] {
  const records = parsed(decoded(bytes));
  const header = (records[0]?.record ?? []).map(fieldOf);
  const missing = NEEDED.filter((field) => !header.includes(field)).map((field) => TITLES[field]);
  if (missing.length > 0) throw unreadable(`Judul kolom yang belum ada: ${missing.join(", ")}.`);
  const rows = records
    .slice(1)
    .map(({ record, line }) => ({
      line,
      cells: Object.fromEntries(
        header.flatMap((field, at) => (field ? [[field, cellText(record[at] ?? "").trim()]] : [])),
      ),
    }));
  if (rows.length === 0) throw unreadable("Berkas ini tidak memuat kanal.");
  if (rows.length > CHANNEL_IMPORT.rows) {
    throw unreadable(`Berkas ini memuat lebih dari ${CHANNEL_IMPORT.rows} kanal. Bagi menjadi beberapa berkas.`);
  }
  return rows;
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw unreadable("Berkas ini bukan teks UTF-8. Simpan ulang sebagai CSV UTF-8.");
  }
}

/** Each record with the line that it begins on. Spreadsheets set to Indonesian write semicolons. */
function parsed(text: string): { record: string[]; line: number }[] {
  const [head = ""] = text.split("\n", 1);
  const delimiter = head.split(";").length > head.split(",").length ? ";" : ",";
  const records: { record: string[]; line: number }[] = [];
  let line = 1;
  try {
    parse(text, {
      delimiter,
      relax_column_count: true,
      on_record: (record: string[], { lines }: { lines: number }) => {
        if (record.some((cell) => cell.trim() !== "")) records.push({ record, line });
        // `lines` is where a record ends; the next one begins below.
        line = lines + 1;
        return null;
      },
    });
  } catch {
    throw unreadable(`Berkas ini tidak dapat dibaca sejak baris ${line}. Periksa tanda kutipnya.`);
  }
  return records;
}

function fieldOf(title: string): Field | undefined {
  const words = foldedWords(title);
  return FIELDS.find((field) => TITLES[field] === words);
}

function judge(cells: readonly Cells[]): { rows: Row[]; faults: Fault[] } {
  const rows: Row[] = [];
  const faults: Fault[] = [];
  for (const { line, cells: row } of cells) {
    const result = WriteChannel.safeParse(inputOf(row));
    if (result.success) rows.push({ line, channel: result.data });
    else faults.push(...faultsOf(line, result.error.issues));
  }
  return { rows, faults };
}

/** One sentence a column. */
function faultsOf(line: number, issues: readonly { path: PropertyKey[]; message: string }[]): Fault[] {
  const byField = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = FIELDS.find((name) => name === path[0]);
    const title = field ? TITLES[field] : "baris";
    if (!byField.has(title)) byField.set(title, message);
  }
  return [...byField].map(([field, message]) => ({ line, field, message }));
}

const YES = ["ya", "true", "1"];
const NO = ["", "tidak", "false", "0"];

/** A row as the form would send it; what is malformed stays as it is, for the schema to say so. */
function inputOf({
  kind = "",
  damage_types = "",
  needs_identity = "",
  days_forward,
  days_act,
  ...texts
}: Cells["cells"]) {
  const identity = needs_identity.toLowerCase();
  return {
    ...texts,
    kind: CHANNEL_KINDS.find((name) => [name, CHANNEL_KIND_LABELS[name]].some((word) => isSame(word, kind))) ?? kind,
    damage_types: damage_types.split("|").flatMap((word) => word.trim() || []),
    needs_identity: YES.includes(identity) ? true : NO.includes(identity) ? false : needs_identity,
    days_forward: numberIn(days_forward),
    days_act: numberIn(days_act),
  };
}

const isSame = (one: string, other: string) => foldedWords(one) === foldedWords(other);

const numberIn = (text = "") => (/^\d{1,4}$/u.test(text) ? Number(text) : text === "" ? undefined : text);

function faulty(faults: readonly Fault[]): InvalidInput {
  const lines = new Set(faults.map(({ line }) => line)).size;
  const shown = [...faults].sort((a, b) => a.line - b.line).slice(0, CHANNEL_IMPORT.faultsShown);
  return new InvalidInput(
    `Tidak ada yang diimpor: ${lines} baris perlu diperbaiki.`,
    Object.fromEntries(shown.map(({ line, field, message }) => [`Baris ${line}, ${field}`, message])),
  );
}

function unreadable(message: string): InvalidInput {
  return new InvalidInput(message, { file: message });
}
