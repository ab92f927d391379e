import { PrivacyLink } from "@/components/privacy/privacy-link";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { type FieldsProps, FormPart } from "./form-part";

interface WhoFieldsProps extends FieldsProps {
  anonymous: boolean;
  /** Whether the switch stands on "anonim" because of the kind of damage, not by the person's choice. */
  suggested: boolean;
  onAnonymous: (anonymous: boolean) => void;
}

/** Who reports: name or anonim, and an address for news. */
export function WhoFields({ values, errors, onValue, anonymous, suggested, onAnonymous }: WhoFieldsProps) {
  return (
    <FormPart title="Tentang Anda">
      <Checkbox
        name="anonymous"
        checked={anonymous}
        onChange={(event) => onAnonymous(event.target.checked)}
        label="Laporkan sebagai anonim"
        hint={
          suggested
            ? "Kami pilihkan karena jenis kerusakan ini kadang menyangkut orang yang dikenal. Laporan tampil atas nama “Warga”; Anda boleh mengubahnya."
            : "Laporan tampil atas nama “Warga” dan nama Anda tidak dikirim."
        }
      />
      <Field
        name="reporter_name"
        label="Nama pelapor"
        required={!anonymous}
        error={errors.reporter_name}
        hint={anonymous ? "Tidak perlu diisi: Anda melapor sebagai anonim." : "Tampil di laporan Anda."}
      >
        {(control) => (
          <Input
            {...control}
            value={values.reporter_name}
            onChange={(event) => onValue("reporter_name", event.target.value)}
            maxLength={80}
            autoComplete="name"
          />
        )}
      </Field>
      <Field
        name="email"
        label="Email untuk kabar laporan"
        error={errors.email}
        hint={
          <>
            Tidak pernah ditampilkan. Dengan mengisinya, Anda setuju kami menyimpan alamat ini untuk mengirim kabar
            tentang laporan ini saja. <PrivacyLink />
          </>
        }
      >
        {(control) => (
          <Input
            {...control}
            type="email"
            value={values.email}
            onChange={(event) => onValue("email", event.target.value)}
            maxLength={254}
            autoComplete="email"
            inputMode="email"
          />
        )}
      </Field>
    </FormPart>
  );
}
