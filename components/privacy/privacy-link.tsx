/** Beside every box that asks for something personal; in a tab of its own, so that nothing typed is lost. */
export function PrivacyLink() {
  return (
    <a href="/privasi" target="_blank" rel="noopener" className="underline underline-offset-4">
      Tentang privasi
    </a>
  );
}
