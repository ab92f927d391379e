/** @param year of the moment at which the page is rendered */
export function AdminFooter({ year }: { year: number }) {
  return (
    <footer className="mt-auto border-t border-line">
      <p className="container-page py-6 text-sm text-ink-faint">© {year} Sulur. Tumbuh bersama, merawat bumi.</p>
    </footer>
  );
}
