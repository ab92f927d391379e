import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { DraftKind } from "./draft";
import type { FormDraft } from "./form-draft";
import { type DraftHandle, type DraftNoticesProps, useDraft } from "./use-draft";
import { useOnline } from "./use-online";

/** The draft of a form that says what this browser keeps. @param kind a constant of the module that uses it */
export function useFormDraft<Draft extends FormDraft>(kind: DraftKind<Draft>): DraftHandle<Draft> {
  return { ...useDraft(kind), Notices: DraftNotices };
}

/** What a person should know of their draft before they go on with the form. */
export function DraftNotices({ restored, send, onClear }: DraftNoticesProps) {
  const online = useOnline();
  return (
    <>
      {restored ? (
        <Notice tone="info" icon="undo" live="status" title="Draf dipulihkan">
          <p>Isian Anda yang belum terkirim tersimpan di perangkat ini.</p>
          <Button variant="secondary" size="small" className="mt-2" onClick={onClear}>
            Kosongkan
          </Button>
        </Notice>
      ) : null}
      {online ? null : (
        <Notice tone="wait" live="status" title="Anda sedang tanpa sinyal">
          Isian tetap tersimpan di perangkat ini. Tekan “{send}”; kiriman menunggu di sini sampai ada sinyal.
        </Notice>
      )}
    </>
  );
}
