import { describe, expect, it } from "vitest";
import {
  AnswerQuestion,
  AskReporter,
  CreateReport,
  DecideReport,
  DeskQueue,
  ListReports,
  NearbyReports,
  QuestionQuery,
  ReportParams,
  summaryOfReport,
  UndoStep,
} from "./schemas";

const good = {
  reporter_name: "Sari",
  location: "Jalan Melati, Medan",
  damage_type: "Sampah menumpuk",
  description: "Sampah menumpuk di tepi sungai sejak kemarin.",
  incident_date: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
};

function fieldsOf(input: unknown): string[] {
  const result = CreateReport.safeParse(input);
  return result.success ? [] : result.error.issues.map((issue) => issue.path.join(".")).sort();
}

describe("CreateReport", () => {
  it("takes the five fields of the specification alone", () => {
    expect(fieldsOf(good)).toEqual([]);
  });

  it.each(["reporter_name", "location", "damage_type", "description", "incident_date"])("requires %s", (field) => {
    expect(fieldsOf({ ...good, [field]: "" })).toEqual([field]);
    expect(fieldsOf({ ...good, [field]: "   " })).toEqual([field]);
    expect(fieldsOf({ ...good, [field]: undefined })).toEqual([field]);
  });

  it("takes answers to the questions of its kind, each once", () => {
    const answer = { question: "Seberapa banyak?", answer: "Satu gerobak" };
    expect(fieldsOf({ ...good, answers: [answer] })).toEqual([]);
    expect(fieldsOf({ ...good, answers: [answer, answer] })).toEqual(["answers"]);
    expect(fieldsOf({ ...good, answers: [{ ...answer, answer: "Seratus truk" }] })).toEqual(["answers"]);
    expect(fieldsOf({ ...good, damage_type: "Satwa liar", answers: [answer] })).toEqual(["answers"]);
    expect(fieldsOf({ ...good, damage_type: "constructor", answers: [answer] })).toEqual(["answers"]);
  });

  it("refuses an object where a text belongs", () => {
    expect(fieldsOf({ ...good, reporter_name: { not: "" } })).toEqual(["reporter_name"]);
  });

  it("refuses days that do not exist, lie ahead or are long past", () => {
    for (const day of [
      "2026-02-30",
      "14/03/2026",
      new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10),
      "1999-01-01",
    ]) {
      expect(fieldsOf({ ...good, incident_date: day })).toEqual(["incident_date"]);
    }
  });

  it("wants both halves of a point, inside Indonesia", () => {
    expect(fieldsOf({ ...good, latitude: 3.59, longitude: 98.67 })).toEqual([]);
    expect(fieldsOf({ ...good, latitude: 3.59 })).toEqual(["latitude"]);
    expect(fieldsOf({ ...good, latitude: 48.85, longitude: 98.67 })).toEqual(["latitude"]);
    expect(fieldsOf({ ...good, latitude: "3.59", longitude: 98.67 })).toEqual(["latitude"]);
  });

  it("treats an empty e-mail field as none", () => {
    expect(CreateReport.parse({ ...good, email: "" }).email).toBeNull();
    expect(CreateReport.parse({ ...good, email: " Sari@Contoh.ID " }).email).toBe("sari@contoh.id");
    expect(fieldsOf({ ...good, email: "sari@" })).toEqual(["email"]);
  });

  it("names a field that it does not know", () => {
    expect(CreateReport.safeParse({ ...good, status: "VERIFIED" }).success).toBe(false);
  });
});

describe("every schema", () => {
  const schemas = {
    CreateReport,
    ListReports,
    NearbyReports,
    DeskQueue,
    DecideReport,
    AskReporter,
    AnswerQuestion,
    QuestionQuery,
    UndoStep,
  };
  const nonsense = [
    undefined,
    null,
    5,
    -1,
    1e30,
    Number.NaN,
    "",
    "x",
    "x".repeat(5000),
    true,
    [],
    {},
    { not: "" },
    "\0",
    "\uD800",
  ];

  it.each(Object.entries(schemas))("%s answers nonsense in Indonesian, field by field", (_, schema) => {
    for (const field of Object.keys(schema.shape)) {
      for (const value of nonsense) {
        const result = schema.safeParse({ ...good, [field]: value });
        for (const issue of result.error?.issues ?? []) {
          if (issue.code === "unrecognized_keys") continue;
          expect(`${field}=${String(value).slice(0, 20)}: ${issue.message}`).not.toMatch(
            /invalid|expected|too (?:big|small)|must be/iu,
          );
        }
      }
    }
  });
});

describe("summaryOfReport", () => {
  it("is the specification's sentence only when a required field is empty", () => {
    expect(summaryOfReport({ location: "Lokasi wajib diisi." })).toBe("Semua kolom bertanda (*) harus diisi.");
    expect(summaryOfReport({ location: "Lokasi terlalu pendek. Tulis paling sedikit 3 karakter." })).toBeUndefined();
    expect(summaryOfReport({ email: "Email belum benar. Contoh: nama@contoh.id." })).toBeUndefined();
  });
});

describe("ReportParams", () => {
  it.each([
    ["12", { id: 12 }],
    ["LP-260314-0001", { code: "LP-260314-0001" }],
    ["lp-260314-0001", { code: "LP-260314-0001" }],
  ])("reads %s", (id, key) => {
    expect(ReportParams.parse({ id }).id).toEqual(key);
  });

  it.each(["", "0x1", "1.5", "-1", "2147483648", "LP-26-1", "' OR 1=1"])("refuses %j", (id) => {
    expect(ReportParams.safeParse({ id }).success).toBe(false);
  });
});
