import { useState } from "react";
import { keyBody } from "@/components/events/organiser/organiser-key";
import { Form } from "@/components/forms/form";
import { FormPart } from "@/components/forms/form-part";
import { PHOTO_UNDERWAY } from "@/components/forms/form-photo";
import { PlaceField } from "@/components/forms/place-field";
import { useForm } from "@/components/forms/use-form";
import { PhotoField } from "@/components/photos/photo-field";
import { ButtonLink } from "@/components/ui/button-link";
import { Checkbox } from "@/components/ui/checkbox";
import { Notice } from "@/components/ui/notice";
import { showToast } from "@/components/ui/toast-store";
import { fetchJson } from "@/lib/http/fetch-json";
import { type PARTNER_PAGE, pageFields } from "@/lib/partners/fields-page";
import { PARTNER_MATERIAL_LABELS, PARTNER_MATERIALS, partnerPath } from "@/lib/partners/rules";
import type { ManagedPartnerView } from "@/lib/partners/view";
import { HoursField, PricesField } from "./manage-fields";
import { errorsByList, type ManageParts, partErrors, partsBody, partsOf, textsOf } from "./manage-values";

const UNSENT = "Perubahan belum dikirim. Perbaiki dahulu isian berikut.";

interface ManageFormProps {
  partner: ManagedPartnerView;
  /** Key of the private link, where its holder edits. */
  token: string | null;
  tileUrl: string;
  onSaved: (partner: ManagedPartnerView) => void;
}

/** All that a waste bank says of itself. What is typed stays whatever comes of sending it. */
export function ManageForm({ partner, token, tileUrl, onSaved }: ManageFormProps) {
  const { parts, change, form, setPhotoBusy } = useManageForm({ partner, token, onSaved });
  const { field, failure, propsOf, draft } = form;
  const errorOf = (name: keyof typeof PARTNER_PAGE) => propsOf(name).error;
  return (
    <Form
      of={form}
      label="Kelola bank sampah"
      className="needs-script grid gap-6"
      title={<StatusNote partner={partner} />}
      note={null}
      send="Simpan perubahan"
      sending="Menyimpan…"
      problem={
        failure ? (
          <Notice tone="bad" live="alert" title={failure.message}>
            Isian Anda masih ada di halaman ini.
          </Notice>
        ) : null
      }
    >
      <FormPart title="Nama dan kontak">
        {field("name")}
        {partner.owns ? field("email") : <KnownAddress email={partner.email} />}
        {field("phone")}
        {field("whatsapp")}
        {field("address")}
      </FormPart>
      <FormPart title="Kapan buka?">
        <HoursField days={parts.hours} error={errorOf("hours")} onDays={(hours) => change({ hours })} />
        {field("schedule_note")}
      </FormPart>
      <FormPart title="Apa yang diterima?">
        <Materials chosen={parts.materials} onChosen={(materials) => change({ materials })} />
      </FormPart>
      <FormPart title="Berapa harganya?">
        <PricesField prices={parts.prices} error={errorOf("prices")} onPrices={(prices) => change({ prices })} />
        <div className="max-w-60">{field("prices_on")}</div>
      </FormPart>
      <FormPart title="Titik di peta dan foto">
        <PlaceField
          id={form.idOf("titik")}
          place={parts.titik}
          onPlace={(titik) => change({ titik })}
          searchText={draft.values.address}
          tileUrl={tileUrl}
          error={errorOf("titik")}
        />
        <PhotoField
          id={form.idOf("photo_id")}
          photo={parts.photo_id}
          onPhoto={(photo_id) => change({ photo_id })}
          onBusy={setPhotoBusy}
          hint="Tampil untuk umum. Foto orang lain hanya dengan izinnya."
          error={errorOf("photo_id")}
        />
      </FormPart>
    </Form>
  );
}

/** The texts of the form, and beside them its lists, point and photo. */
function useManageForm({ partner, token, onSaved }: Omit<ManageFormProps, "tileUrl">) {
  const [parts, setParts] = useState(() => partsOf(partner));
  const [photoBusy, setPhotoBusy] = useState(false);
  const form = useForm<ReturnType<typeof pageFields>, ManagedPartnerView>(pageFields(partner.owns, partner.email), {
    initial: textsOf(partner),
    idPrefix: "kelola-",
    trusted: true,
    again: true,
    more: () => ({ revision: partner.revision, ...keyBody(token), ...partsBody(parts) }),
    summary: () => UNSENT,
    refuse({ prices_on }) {
      const errors = partErrors(parts, prices_on);
      if (Object.keys(errors).length > 0) return { message: UNSENT, errors };
      return photoBusy ? PHOTO_UNDERWAY : null;
    },
    send: (body) => fetchJson<ManagedPartnerView>(`/api/partners/${partner.id}`, { method: "PATCH", body }),
    onSent(saved) {
      form.change({ values: { ...form.draft.values, ...textsOf(saved) } });
      setParts(partsOf(saved));
      onSaved(saved);
      showToast({ text: "Perubahan tersimpan." });
    },
    explain: ({ message, fields }) => ({ message, errors: errorsByList(fields) }),
  });

  function change(part: Partial<ManageParts>): void {
    setParts((old) => ({ ...old, ...part }));
    form.clearErrors(...Object.keys(part), ...("titik" in part ? ["latitude", "longitude"] : []));
  }

  return { parts, change, form, setPhotoBusy };
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

/** For staff, who may not change it. */
function KnownAddress({ email }: { email: string | null }) {
  if (!email) return null;
  return (
    <p>
      <span className="font-medium">Email:</span> {email}
      <span className="block text-sm text-ink-soft">Hanya dapat diganti oleh bank sampah ini sendiri.</span>
    </p>
  );
}

interface MaterialsProps {
  chosen: ManageParts["materials"];
  onChosen: (materials: ManageParts["materials"]) => void;
}

function Materials({ chosen, onChosen }: MaterialsProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {PARTNER_MATERIALS.map((material) => (
        <Checkbox
          key={material}
          name={`jenis-${material}`}
          label={PARTNER_MATERIAL_LABELS[material]}
          checked={chosen.includes(material)}
          onChange={({ target }) =>
            onChosen(target.checked ? [...chosen, material] : chosen.filter((one) => one !== material))
          }
        />
      ))}
    </div>
  );
}
