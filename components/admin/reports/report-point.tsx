"use client";

import { useState } from "react";
import { DialogButtons } from "@/components/admin/desk/words-dialog";
import { Form } from "@/components/forms/form";
import { useForm } from "@/components/forms/use-form";
import type { PickedPoint } from "@/components/map/coordinates";
import { PlacePicker } from "@/components/map/picker/place-picker";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { showToast } from "@/components/ui/toast-store";
import { fetchJson } from "@/lib/http/fetch-json";
import type { DeskReportView } from "@/lib/reports/view";

/** The point alone is sent. */
const NOTHING_TYPED = {};

interface ReportPointProps {
  report: DeskReportView;
  tileUrl: string;
  onMoved: () => void;
}

/** Puts the point of a report right, or gives it one. */
export function ReportPoint({ report, tileUrl, onMoved }: ReportPointProps) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        <Icon name="pin" size={18} /> {report.latitude === null ? "Beri titik di peta" : "Pindahkan titik"}
      </Button>
      {open ? (
        <PointDialog
          report={report}
          tileUrl={tileUrl}
          onClose={() => setOpen(false)}
          onMoved={() => {
            setOpen(false);
            onMoved();
          }}
        />
      ) : null}
    </div>
  );
}

function PointDialog({ report, tileUrl, onClose, onMoved }: ReportPointProps & { onClose: () => void }) {
  const { code, location, latitude, longitude } = report;
  const [seen] = useState(latitude === null || longitude === null ? null : { latitude, longitude });
  const [point, setPoint] = useState<PickedPoint | null>(seen);
  const form = useForm<typeof NOTHING_TYPED, DeskReportView>(NOTHING_TYPED, {
    trusted: true,
    refuse: () => (point === null ? { message: "Pilih titiknya di peta dahulu.", errors: {} } : null),
    send: () =>
      fetchJson(`/api/admin/reports/${code}/point`, {
        method: "PATCH",
        body: { latitude: point?.latitude, longitude: point?.longitude, seen },
      }),
    onSent: () => {
      showToast({ text: `Titik ${code} tersimpan.` });
      onMoved();
    },
    unexplained: "Titik belum tersimpan. Silakan coba lagi.",
  });
  return (
    <Dialog open onClose={onClose} title={`Titik ${code}`}>
      <Form
        of={form}
        label={`Titik ${code}`}
        className="grid gap-5"
        note={null}
        send="Simpan titik"
        sending="Menyimpan…"
        look={{}}
        frame={(button) => <DialogButtons onClose={onClose}>{button}</DialogButtons>}
      >
        <PlacePicker
          value={point}
          onChange={setPoint}
          tileUrl={tileUrl}
          searchText={location}
          hint="Geser pin, tekan peta, atau cari nama tempat. Daerahnya mengikuti titik."
          withDevice={false}
          required
        />
      </Form>
    </Dialog>
  );
}
