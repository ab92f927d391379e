import { Button } from "@/components/ui/button";

/** Takes every filter away. */
export function ShowAll({ onPress }: { onPress: () => void }) {
  return (
    <Button variant="secondary" size="small" onClick={onPress}>
      Tampilkan semua kegiatan
    </Button>
  );
}
