import type { PickedPoint } from "@/components/map/coordinates";
import { PlacePicker } from "@/components/map/picker/place-picker";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { GEOCODING_MESSAGES } from "@/lib/geocoding/rules";

interface AddPlacePointProps {
  /** Takes the focus from the error summary. */
  id: string;
  value: PickedPoint | null;
  onChange: (value: PickedPoint | null) => void;
  tileUrl: string;
  finding: boolean;
  /** The result of the search by name. */
  found: string;
  error: string | undefined;
  onLookUp: () => void;
  onPickRequest: () => void;
}

/** The place's position: read-only coordinates, filled from its name, from the visitor's position or on a map. */
export function AddPlacePoint(props: AddPlacePointProps) {
  const { id, value, onChange, tileUrl, finding, found, error, onLookUp, onPickRequest } = props;
  return (
    <div id={id} tabIndex={-1} className="grid gap-4">
      <div className="grid grid-cols-2 gap-3">
        <Coordinate label="Lintang" degrees={value?.latitude} />
        <Coordinate label="Bujur" degrees={value?.longitude} />
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button variant="secondary" busy={finding} onClick={onLookUp}>
          <Icon name="search" /> {finding ? GEOCODING_MESSAGES.searching : "Cari koordinat"}
        </Button>
        <Button variant="secondary" onClick={onPickRequest}>
          <Icon name="map" /> Pilih di peta besar
        </Button>
      </div>
      <p role="status" className={found ? "text-sm text-ink-soft" : "sr-only"}>
        {found}
      </p>
      {error ? (
        <div role="alert">
          <FieldError id={`${id}-error`} text={error} />
        </div>
      ) : null}
      <PlacePicker
        value={value}
        onChange={onChange}
        tileUrl={tileUrl}
        withSearch={false}
        hint="Gunakan posisi Anda atau tekan peta. Bila kosong, titiknya dicari dari nama lokasi."
      />
    </div>
  );
}

function Coordinate({ label, degrees }: { label: string; degrees: number | undefined }) {
  const id = `lokasi-${label.toLowerCase()}`;
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <Input
        id={id}
        readOnly
        value={degrees?.toFixed(5) ?? ""}
        placeholder="Terisi sendiri"
        className="tabular-nums read-only:border-line-strong read-only:bg-panel"
      />
    </div>
  );
}
