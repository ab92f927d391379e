import { randomInt, randomUUID } from "node:crypto";
import { type APIRequestContext, expect } from "playwright/test";
import type { ReportStatus } from "@/lib/reports/rules";
import type { Decision } from "@/lib/reports/rules-steps";
import { newPerson } from "./people";
import { phonePhoto } from "./photo";
import type { Stack } from "./stack";

export interface Place {
  latitude: number;
  longitude: number;
}

interface Fields extends Partial<Place> {
  reporter_name: string;
  location: string;
  damage_type: string;
  description: string;
  email?: string;
  photo_id?: string;
  anonymous?: boolean;
}

export interface SentReport extends Fields {
  id: number;
  code: string;
  held: boolean;
}

/** Somewhere in Kalimantan, where no other test reports. */
export function newPlace(): Place {
  return { latitude: randomInt(-20_000, 20_000) / 10_000, longitude: randomInt(1_130_000, 1_160_000) / 10_000 };
}

/** A report of somebody new, or of `person`, over the API. */
export async function sendReport(
  stack: Stack,
  fields: Partial<Fields> = {},
  person?: APIRequestContext,
): Promise<SentReport> {
  const mark = randomUUID().slice(0, 8);
  const report: Fields = {
    reporter_name: "Wayan Uji",
    location: `Gang Mawar ${mark}`,
    damage_type: "Sampah menumpuk",
    description: `Sampah rumah tangga menumpuk di sudut gang, tanda ${mark}, dan mulai berbau.`,
    ...fields,
  };
  const writer = person ?? (await newPerson(stack));
  const today = new Date().toISOString().slice(0, 10);
  const answer = await writer.post("/api/reports", { data: { ...report, incident_date: today } });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id, code, held } = (await answer.json()) as SentReport;
  if (!person) await writer.dispose();
  return { ...report, id, code, held };
}

/** With a photo and a place, so that it can be on the map. */
export async function sendReportWithPhoto(stack: Stack, fields: Partial<Fields> = {}): Promise<SentReport> {
  const person = await newPerson(stack);
  const report = await sendReport(stack, { ...newPlace(), ...fields, photo_id: await newPhoto(person) }, person);
  await person.dispose();
  return report;
}

/** @param status the state that the decider saw */
export async function decide(
  staffApi: APIRequestContext,
  { id }: Pick<SentReport, "id">,
  decision: Decision,
  status: ReportStatus,
  words: string | null = null,
): Promise<void> {
  const photo_id = decision === "claim" ? await newPhoto(staffApi) : null;
  const data = { decision, status, words, ...(photo_id ? { photo_id } : {}) };
  const answer = await staffApi.post(`/api/admin/reports/${id}/decisions`, { data });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Two neighbours say that a claim is true. */
export async function confirmClaim(stack: Stack, { id }: SentReport): Promise<void> {
  for (let neighbours = 0; neighbours < 2; neighbours += 1) {
    const person = await newPerson(stack);
    const answer = await person.post(`/api/reports/${id}/outcome`, { data: { judgement: "YES" } });
    expect(answer.status(), await answer.text()).toBe(200);
    await person.dispose();
  }
}

async function newPhoto(person: APIRequestContext): Promise<string> {
  const photo = await person.post("/api/photos", {
    data: await phonePhoto({ latitude: -2, longitude: 115, width: 800, height: 600 }),
    headers: { "content-type": "image/jpeg" },
  });
  expect(photo.status(), await photo.text()).toBe(201);
  return ((await photo.json()) as { id: string }).id;
}
