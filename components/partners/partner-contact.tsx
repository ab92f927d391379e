import { buttonClass } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { formatPhone } from "@/lib/format/phone";
import { whatsappLink } from "@/lib/partners/rules";

/** How to reach a waste bank: by phone, and by chat where it says so. */
export function PartnerContact({ phone, whatsapp }: { phone: string; whatsapp: boolean }) {
  return (
    <div className="flex flex-wrap gap-3">
      {whatsapp ? (
        <a
          href={whatsappLink(phone)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ variant: "primary" })}
        >
          <Icon name="whatsapp" /> Tanya lewat WhatsApp
          <span className="sr-only"> (buka di tab baru)</span>
        </a>
      ) : null}
      <a href={`tel:${phone}`} className={buttonClass({ variant: "secondary" })}>
        <Icon name="phone" /> {formatPhone(phone)}
      </a>
    </div>
  );
}
