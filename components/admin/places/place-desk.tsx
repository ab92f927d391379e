"use client";

import { Desk, type DeskData } from "@/components/admin/desk/desk";
import type { DeskKind } from "@/components/admin/desk/kind";
import { ButtonLink } from "@/components/ui/button";
import type { PlaceQueue } from "@/lib/places/schemas";
import type { DeskPlaceView } from "@/lib/places/view";
import { PlaceDialog } from "./place-dialog";
import { PlacePanel } from "./place-panel";
import { placeRow } from "./place-row";
import { actionsFor, leaves, type PlaceAction } from "./place-rules";
import { PlaceSearchHead } from "./place-search-head";
import { PLACE_WORDING } from "./wording";

const EMPTY: Record<PlaceQueue, string> = {
  PENDING: "Semua lokasi sudah ditinjau. Lokasi baru muncul di sini dengan sendirinya.",
  DOUBTED: "Tidak ada lokasi yang diragukan warga.",
  APPROVED: "Belum ada lokasi terverifikasi.",
  REJECTED: "Belum ada lokasi yang ditolak.",
};

const PLACES: DeskKind<DeskPlaceView, PlaceQueue, PlaceAction> = {
  api: "/api/admin/places",
  path: "/admin/lokasi",
  title: "Verifikasi lokasi",
  noun: "lokasi",
  tabs: [
    { id: "PENDING", label: "Menunggu" },
    { id: "DOUBTED", label: "Diragukan" },
    { id: "APPROVED", label: "Terverifikasi", newestFirst: true },
    { id: "REJECTED", label: "Ditolak", newestFirst: true },
  ],
  tabParameter: "queue",
  itemParameter: "lokasi",
  undoField: "step_id",
  codeOf: ({ id }) => String(id),
  nameOf: ({ name }) => name,
  stateOf: ({ updatedAt }) => updatedAt,
  actionsFor,
  leaves,
  goesOn: () => false,
  pathOf: (action) => (action === "merge" ? "merge" : "decisions"),
  wording: PLACE_WORDING,
  emptyText: (queue) => EMPTY[queue],
  rowOf: placeRow,
  Panel: PlacePanel,
  Dialog: PlaceDialog,
  ListHead: PlaceSearchHead,
};

/** The desk of green places. */
export function PlaceDesk(props: DeskData<DeskPlaceView, PlaceQueue>) {
  const links = (
    <>
      <ButtonLink href="/admin/lokasi/daftar" variant="quiet" size="small">
        Semua lokasi
      </ButtonLink>
      <ButtonLink href="/admin/lokasi/data" variant="quiet" size="small">
        Impor dan ekspor
      </ButtonLink>
    </>
  );
  return <Desk kind={PLACES} links={links} {...props} />;
}
