import { AREA_CODE } from "@/lib/areas/rules";
import { choice, day, line, own, tick } from "@/lib/forms/fields";
import { number } from "@/lib/forms/number-field";
import { CHANNEL_KIND_LABELS, CHANNEL_LENGTH, isWebAddress, MOST_WORKING_DAYS } from "./rules";

const workingDays = (label: string) =>
  number(label, `${label} harus bilangan bulat dari 0 sampai ${MOST_WORKING_DAYS}.`, {
    min: 0,
    max: MOST_WORKING_DAYS,
    whole: true,
  });

/** An office that takes reports. */
export const CHANNEL = {
  name: line("Nama kanal", { max: CHANNEL_LENGTH.name, min: 3, hint: "Kantornya. Contoh: DLH Kota Bandung." }),
  kind: choice("Bentuk", CHANNEL_KIND_LABELS),
  address: line("Nomor atau alamat", {
    max: CHANNEL_LENGTH.address,
    hint: "Nomor kantor, bukan nomor pribadi. Untuk situs dan aplikasi: alamat https://.",
  }),
  area_code: line("Kode daerah", {
    required: false,
    max: 13,
    problem: (text) => (AREA_CODE.test(text) ? undefined : "Kode daerah belum benar. Contoh: 32.73."),
    hint: "Kode Kemendagri, misalnya 32.73 untuk Kota Bandung. Kosongkan bila untuk seluruh Indonesia.",
  }),
  damage_types: own("Jenis kerusakan"),
  needs_identity: tick("Meminta KTP atau akun dengan identitas"),
  days_forward: workingDays("Hari kerja sampai diteruskan"),
  days_act: workingDays("Hari kerja sampai ditindak"),
  source_url: line("Sumber", {
    max: CHANNEL_LENGTH.source,
    problem: (text) => (isWebAddress(text) ? undefined : "Sumber harus alamat https://."),
    hint: "Halaman resmi yang memuat nomor dan janji waktunya.",
  }),
  checked_on: day("Terakhir diperiksa"),
} as const;
