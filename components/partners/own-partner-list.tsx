import { OwnItem, OwnList } from "@/components/accounts/account/own-item";
import { managePartnerPath } from "@/lib/partners/rules";
import type { AccountPartnerView } from "@/lib/partners/view";

/** Waste banks that the account registered; each leads to where its page is filled in. */
export function OwnPartnerList({ partners }: { partners: readonly AccountPartnerView[] }) {
  return (
    <OwnList>
      {partners.map((partner) => (
        <OwnItem
          key={partner.id}
          title={partner.name}
          href={managePartnerPath(partner.slug)}
          badge={badgeOf(partner)}
          facts={partner.badge === null ? "Jadwal, harga, dan buku tabungan" : `Terverifikasi sebagai ${partner.badge}`}
        />
      ))}
    </OwnList>
  );
}

function badgeOf({ held, hidden }: AccountPartnerView) {
  if (hidden) return { tone: "bad", icon: "cross", label: "Disembunyikan" } as const;
  if (held) return { tone: "wait", icon: "clock", label: "Diperiksa" } as const;
  return { tone: "good", icon: "check", label: "Tampil" } as const;
}
