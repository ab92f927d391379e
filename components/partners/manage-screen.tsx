"use client";

import { useState } from "react";
import useSWR from "swr";
import { DepositSection } from "@/components/deposits/deposit-section";
import { keyHeaders, useManageKey } from "@/components/events/organiser/organiser-key";
import { FormPart } from "@/components/forms/form-part";
import { PlaceField } from "@/components/forms/place-field";
import { PHOTO_UNDERWAY, type Refusal, useSubmission } from "@/components/forms/use-submission";
import { LoadFailed } from "@/components/lists/load-failed";
import { PhotoField } from "@/components/photos/photo-field";
import { BrokenLink } from "@/components/ui/broken-link";
import { Button, ButtonLink } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { ErrorSummary } from "@/components/ui/error-summary";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { Skeletons } from "@/components/ui/skeleton";
import { Textarea } from "@/components/ui/textarea";
import { showToast } from "@/components/ui/toast-store";
import { PHONE_LENGTH } from "@/lib/format/phone";
import { fetchJson, type RequestFailed } from "@/lib/http/fetch-json";
import type { FieldErrors } from "@/lib/kernel/errors";
import {
  ADDRESS_HOLD_DAYS,
  PARTNER_LENGTH,
  PARTNER_MATERIAL_LABELS,
  PARTNER_MATERIALS,
  partnerPath,
} from "@/lib/partners/rules";
import type { ManagedPartnerView } from "@/lib/partners/view";
import { HoursFields, PriceFields } from "./manage-fields";
import { type ManageValues, manageBody, manageErrors, manageValues } from "./manage-values";

const LOADING = <Skeletons heights={["h-24", "h-64"]} />;

interface ManageFormProps {
  partner: ManagedPartnerView;
  /** Key of the private link, where its holder edits. */
  token: string | null;
  tileUrl: string;
  onSaved: (partner: ManagedPartnerView) => void;
}

interface IdentityFieldsProps {
  values: ManageValues;
  partner: ManagedPartnerView;
  errors: FieldErrors;
  onChange: (change: Partial<ManageValues>) => void;
}

interface ManageScreenProps {
  id: number;
  tileUrl: string;
}

/** Where a waste bank fills in its own page: with the key in the address, as its account, or as staff. */
export function ManageScreen({ id, tileUrl }: ManageScreenProps) {
  const token = useManageKey();
  return token === undefined ? LOADING : <Managed key={token} id={id} token={token} tileUrl={tileUrl} />;
}

function Managed({ id, token, tileUrl }: ManageScreenProps & { token: string | null }) {
  const load = () => fetchJson<ManagedPartnerView>(`/api/partners/${id}/manage`, { headers: keyHeaders(token) });
  const { data, error, isLoading, mutate } = useSWR<ManagedPartnerView, RequestFailed>(["partner", id, token], load, {
    // What is being typed must not be written over.
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    revalidateIfStale: false,
  });
  if (data) {
    const onSaved = (saved: ManagedPartnerView) => void mutate(saved, { revalidate: false });
    return (
      <>
        <ManageForm partner={data} token={token} tileUrl={tileUrl} onSaved={onSaved} />
        {data.owns ? <DepositSection partnerId={id} prices={data.prices} token={token} /> : null}
      </>
    );
  }
  if (error && !isLoading) return <Failure error={error} onRetry={() => void mutate()} />;
  return LOADING;
}

function Failure({ error, onRetry }: { error: RequestFailed; onRetry: () => void }) {
  if (error.status === 403) {
    return (
      <BrokenLink
        live="alert"
        title="Halaman ini memerlukan tautan pribadi"
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink href="/login" variant="secondary">
              Masuk
            </ButtonLink>
            <ButtonLink href="/hubungi" variant="secondary">
              Hubungi pengelola
            </ButtonLink>
          </div>
        }
      >
        Buka tautan pribadi yang ditampilkan saat mendaftar (salin tautan secara utuh), atau masuk dengan akun yang
        mendaftarkan bank sampah ini. Bila tautannya hilang, minta yang baru kepada pengelola Sulur.
      </BrokenLink>
    );
  }
  return <LoadFailed title={error.message} onRetry={error.status === 404 ? undefined : onRetry} />;
}

/** All that a waste bank says of itself. What is typed stays whatever comes of sending it. */
function ManageForm({ partner, token, tileUrl, onSaved }: ManageFormProps) {
  const [values, setValues] = useState(() => manageValues(partner));
  const { failure, busy, run } = useSubmission();
  const [photoBusy, setPhotoBusy] = useState(false);
  const errors = failure?.errors ?? {};

  function change(part: Partial<ManageValues>) {
    setValues((old) => ({ ...old, ...part }));
  }

  function refusal(): Refusal | null {
    if (photoBusy) return PHOTO_UNDERWAY;
    const problems = manageErrors(values);
    if (Object.keys(problems).length === 0) return null;
    return { message: "Perubahan belum dikirim. Perbaiki dahulu isian berikut.", errors: problems };
  }

  async function save() {
    const body = { ...manageBody(values, partner), ...(token === null ? {} : { token }) };
    const saved = await fetchJson<ManagedPartnerView>(`/api/partners/${partner.id}`, { method: "PATCH", body });
    setValues(manageValues(saved));
    onSaved(saved);
    showToast({ text: "Perubahan tersimpan." });
  }

  const problems = problemsOf(errors);
  return (
    <form
      method="post"
      noValidate
      aria-label="Kelola bank sampah"
      className="needs-script grid gap-6"
      onSubmit={(submission) => {
        submission.preventDefault();
        void run(refusal(), save);
      }}
    >
      <StatusNote partner={partner} />
      <ErrorSummary title={failure?.message} errors={problems} attempt={failure?.attempt ?? 0} />
      <FormPart title="Nama dan kontak">
        <IdentityFields values={values} partner={partner} errors={errors} onChange={change} />
      </FormPart>
      <FormPart title="Kapan buka?">
        <HoursFields values={values} errors={errors} onChange={change} />
      </FormPart>
      <FormPart title="Apa yang diterima?">
        <div className="grid gap-3 sm:grid-cols-2">
          {PARTNER_MATERIALS.map((material) => (
            <Checkbox
              key={material}
              name={`jenis-${material}`}
              label={PARTNER_MATERIAL_LABELS[material]}
              checked={values.materials.includes(material)}
              onChange={({ target }) =>
                change({
                  materials: target.checked
                    ? [...values.materials, material]
                    : values.materials.filter((one) => one !== material),
                })
              }
            />
          ))}
        </div>
      </FormPart>
      <FormPart title="Berapa harganya?">
        <PriceFields values={values} errors={errors} onChange={change} />
      </FormPart>
      <FormPart title="Titik di peta dan foto">
        <PlaceField
          id="kelola-titik"
          place={values.place}
          onPlace={(place) => change({ place })}
          searchText={values.address}
          tileUrl={tileUrl}
          error={undefined}
        />
        <PhotoField
          id="kelola-photo_id"
          photo={values.photo}
          onPhoto={(photo) => change({ photo })}
          onBusy={setPhotoBusy}
          hint="Tampil untuk umum. Foto orang lain hanya dengan izinnya."
          error={errors.photo_id}
        />
      </FormPart>
      {failure && Object.keys(problems).length === 0 ? (
        <Notice tone="bad" live="alert" title={failure.message}>
          Isian Anda masih ada di halaman ini.
        </Notice>
      ) : null}
      <Button type="submit" size="large" wide busy={busy}>
        {busy ? "Menyimpan…" : "Simpan perubahan"}
      </Button>
    </form>
  );
}

/** Whether the public sees it, and where. */
function StatusNote({ partner: { held, hidden, slug } }: { partner: ManagedPartnerView }) {
  if (hidden) return <Notice tone="bad" title="Bank sampah ini disembunyikan oleh pengelola Sulur" />;
  if (held) return <Notice tone="wait" title="Menunggu pemeriksaan pengelola; belum tampil untuk umum" />;
  return (
    <p>
      <ButtonLink href={partnerPath(slug)} variant="secondary" size="small">
        Lihat halaman umum
      </ButtonLink>
    </p>
  );
}

/** Where each error of the API leads in the form; of a row in a list, to the list. */
function problemsOf(errors: FieldErrors): Record<string, string> {
  const places = Object.entries(errors).map(([field, message]) => {
    const [name = ""] = field.split(".");
    return [`kelola-${name === "latitude" || name === "longitude" ? "titik" : name}`, message];
  });
  return Object.fromEntries(places);
}

/** Who it is and how it is reached. */
function IdentityFields({ values, partner, errors, onChange }: IdentityFieldsProps) {
  const field = (name: "name" | "email" | "phone" | "address") => ({ name, id: `kelola-${name}`, error: errors[name] });
  const typing = (name: "name" | "email" | "phone" | "address") => ({
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <>
      <Field {...field("name")} label="Nama bank sampah" required hint="Nama baru menghapus tanda terverifikasi.">
        {(control) => <Input {...control} {...typing("name")} maxLength={PARTNER_LENGTH.name} />}
      </Field>
      {partner.owns ? (
        <Field
          {...field("email")}
          label="Email"
          required={partner.email !== null}
          hint={`Tidak ditampilkan untuk umum. Bila diganti, alamat lama dikabari, dan tautan pribadi baru masih dikirim ke sana selama ${ADDRESS_HOLD_DAYS} hari.`}
        >
          {(control) => <Input {...control} {...typing("email")} type="email" inputMode="email" maxLength={254} />}
        </Field>
      ) : values.email === "" ? null : (
        <p>
          <span className="font-medium">Email:</span> {values.email}
          <span className="block text-sm text-ink-soft">Hanya dapat diganti oleh bank sampah ini sendiri.</span>
        </p>
      )}
      <Field {...field("phone")} label="Nomor telepon" required hint="Tampil untuk umum.">
        {(control) => <Input {...control} {...typing("phone")} type="tel" inputMode="tel" maxLength={PHONE_LENGTH} />}
      </Field>
      <Checkbox
        name="whatsapp"
        label="Nomor ini dapat dihubungi lewat WhatsApp"
        checked={values.whatsapp}
        onChange={({ target }) => onChange({ whatsapp: target.checked })}
      />
      <Field {...field("address")} label="Alamat">
        {(control) => <Textarea {...control} {...typing("address")} rows={2} maxLength={PARTNER_LENGTH.address} />}
      </Field>
    </>
  );
}
