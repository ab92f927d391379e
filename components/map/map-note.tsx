/** A quiet line over the map's foot: something is missing, the rest works. */
export function MapNote({ text }: { text: string }) {
  return (
    <p
      role="status"
      className="pointer-events-none absolute bottom-8 left-3 z-[900] max-w-[calc(100%-5.5rem)] rounded-sm bg-card px-3 py-2 text-sm text-ink-soft shadow-low"
    >
      {text}
    </p>
  );
}
