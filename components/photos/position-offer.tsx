import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

/** The photo holds a position: it goes nowhere unless the person takes it as the place. */
export function PositionOffer(props: { onAccept: () => void; onDecline: () => void }) {
  return (
    <Notice tone="info" icon="pin" live="status" title="Foto ini menyimpan titik lokasi. Gunakan sebagai lokasi?">
      <p className="text-sm">Titik itu hanya dibaca di peramban Anda dan tidak ikut terkirim bersama foto.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" onClick={props.onAccept}>
          Gunakan titik foto
        </Button>
        <Button variant="quiet" size="small" onClick={props.onDecline}>
          Jangan gunakan
        </Button>
      </div>
    </Notice>
  );
}
