import type { PickedPoint } from "@/components/map/coordinates";
import { FieldError } from "@/components/ui/field";
import { WhenNear } from "./when-near";

const loadPicker = () => import("@/components/map/picker/place-picker").then(({ PlacePicker }) => PlacePicker);

interface PlaceFieldProps {
  /** Takes the focus from the error summary. */
  id: string;
  place: PickedPoint | null;
  onPlace: (place: PickedPoint | null) => void;
  /** What the search by name starts with. */
  searchText: string;
  tileUrl: string;
  error: string | undefined;
  /** False where the form asks the device by itself. */
  withDevice?: boolean;
}

/** A form's point on the map; the map is loaded when it comes near the screen. */
export function PlaceField({ id, place, onPlace, searchText, tileUrl, error, withDevice = true }: PlaceFieldProps) {
  return (
    <div id={id} tabIndex={-1}>
      <WhenNear
        label="Pilihan titik di peta"
        load={loadPicker}
        className={withDevice ? "min-h-[32.125rem] sm:min-h-[30.875rem]" : "min-h-[28.375rem] sm:min-h-[27.125rem]"}
        props={{ value: place, onChange: onPlace, searchText, tileUrl, withDevice }}
      />
      {error ? <FieldError id={`${id}-error`} text={error} /> : null}
    </div>
  );
}
