interface ResultPhotosProps {
  photos: readonly { id: string; url: string }[];
  /** Empty for none. */
  chosen: string;
  onChoose: (id: string) => void;
}

/** Which photo of an event shows how it looks now. */
export function ResultPhotos({ photos, chosen, onChoose }: ResultPhotosProps) {
  if (photos.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">Foto sesudah, dari kegiatan</legend>
      <p className="mb-2 text-sm text-ink-faint">Warga melihatnya di linimasa, di samping foto laporan.</p>
      <div className="grid grid-cols-3 gap-2">
        {[...photos, { id: "", url: "" }].map(({ id, url }, index) => (
          <label
            key={id}
            className="grid cursor-pointer gap-1 rounded-sm border-2 border-line-strong p-1 text-center text-sm has-checked:border-primary has-checked:bg-primary-soft has-[:focus-visible]:outline-[3px] has-[:focus-visible]:outline-solid"
          >
            {url ? (
              <img src={url} alt="" className="h-24 w-full rounded-sm bg-panel object-cover" />
            ) : (
              <span aria-hidden="true" className="h-24 rounded-sm border-2 border-dashed border-line-strong" />
            )}
            <span className="flex min-h-8 items-center justify-center gap-1.5">
              <input
                type="radio"
                name="event_photo_id"
                value={id}
                checked={chosen === id}
                onChange={() => onChoose(id)}
                className="size-5"
              />
              {url ? `Foto ${index + 1}` : "Tanpa foto"}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
