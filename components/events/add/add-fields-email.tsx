import { PrivacyLink } from "@/components/privacy/privacy-link";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { ORGANISER_EMAIL_DAYS } from "@/lib/events/event/rules-manage";

interface OrganiserEmailProps {
  value: string;
  error: string | undefined;
  onValue: (field: "organiser_email", value: string) => void;
}

/** Where a lost private link is sent again. */
export function OrganiserEmailField({ value, error, onValue }: OrganiserEmailProps) {
  return (
    <Field
      id="event-email"
      name="organiser_email"
      label="Email penyelenggara"
      error={error}
      hint={
        <>
          Tidak ditampilkan. Bila tautan pribadi hilang, kami mengirimnya lagi ke sini. Dihapus {ORGANISER_EMAIL_DAYS}{" "}
          hari setelah kegiatan selesai. <PrivacyLink />
        </>
      }
    >
      {(control) => (
        <Input
          {...control}
          type="email"
          value={value}
          onChange={(event) => onValue("organiser_email", event.target.value)}
          maxLength={254}
          autoComplete="email"
        />
      )}
    </Field>
  );
}
