import { Notice } from "@/components/ui/notice";
import { formatDateTime, type Zone } from "@/lib/format/dates";
import { formatCount, meters } from "@/lib/format/numbers";
import { CLAIM_DAYS } from "@/lib/reports/claims/rules";
import type { CameraView } from "@/lib/reports/view";
import type { ReportDetailView } from "@/lib/reports/view-detail";

/** What neighbours have said of a claim so far, and on whose word a resolved report is resolved. Counted, never named. */
export function ClaimState({ detail }: { detail: ReportDetailView }) {
  const { status, claim, confirmed } = detail;
  if (status === "CLAIMED" && claim !== null) {
    return (
      <Notice tone="wait" icon="users" title="Diklaim selesai, menunggu warga memastikan">
        {claim.unchanged ? "Foto sesudahnya sangat mirip dengan foto sebelumnya, jadi nilailah dari tempatnya. " : null}
        {claim.waits
          ? "Warga sudah beberapa kali menyatakan belum beres. Seorang admin sedang memeriksanya."
          : `Sudah beres: ${formatCount(claim.yes)} warga. Belum: ${formatCount(claim.no)} warga. Bila tidak ada yang menyangkal selama ${CLAIM_DAYS} hari, laporan ini selesai.`}
      </Notice>
    );
  }
  if (status !== "RESOLVED" || confirmed === null) return null;
  return <p className="text-ink-soft">{CONFIRMED[confirmed]}</p>;
}

const CONFIRMED: Record<NonNullable<ReportDetailView["confirmed"]>, string> = {
  neighbours: "Selesai, dipastikan warga.",
  guests: "Selesai, dikonfirmasi 2 warga tanpa akun.",
  nobody: "Selesai, belum dipastikan warga.",
  staff: "Dinyatakan selesai oleh pengelola, sebelum konfirmasi warga.",
};

/** Up to here somebody stood where the damage was. */
const THERE_METERS = 200;

/** How the photo of a claim was made: what neighbours weigh it by. */
export function cameraWords(camera: CameraView | null, zone: Zone = "WIB"): string {
  if (camera === null) return "Foto tidak diambil di kamera Sulur; kapan dan di mana diambilnya tidak diketahui.";
  const { meters: distance, at } = camera;
  const there = distance !== null && distance <= THERE_METERS ? " di tempat," : "";
  const where = distance === null ? "" : `${there} sekitar ${meters(distance)} dari titik laporan,`;
  return `Foto dari kamera Sulur,${where} ${formatDateTime(at, zone)}.`;
}
