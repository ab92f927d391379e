import { WritingsPreview } from "@/components/accounts/account/account-writings";
import { OwnAreaList } from "@/components/accounts/account/own-area-list";
import {
  OwnBookList,
  OwnEventList,
  OwnPartnerList,
  OwnRegistrationList,
  OwnTopicList,
  OwnVolunteerList,
} from "@/components/accounts/account/own-lists";
import { OwnPlaceList } from "@/components/places/add/own-place-list";
import { OwnReportList } from "@/components/reports/own/own-report-list";
import type { FollowedAreaView } from "@/lib/area-follows/view";
import type { OwnBookView } from "@/lib/deposits/view";
import type { OwnEventView, OwnRegistrationView } from "@/lib/events/event/view";
import type { OwnTopicView } from "@/lib/forum/view";
import type { Page } from "@/lib/kernel/page";
import type { AccountPartnerView } from "@/lib/partners/view";
import type { MyPlaceView } from "@/lib/places/view";
import type { MyReportView } from "@/lib/reports/view";
import type { AccountVolunteerView } from "@/lib/volunteers/view";

interface OwnedRecords {
  reports: Page<MyReportView>;
  places: Page<MyPlaceView>;
  topics: Page<OwnTopicView>;
  registrations: Page<OwnRegistrationView>;
  books: Page<OwnBookView>;
  events: readonly OwnEventView[];
  volunteers: readonly AccountVolunteerView[];
  partners: readonly AccountPartnerView[];
  areas: readonly FollowedAreaView[];
}

/** The newest of everything that was made with the account. What few people have is shown only to them. */
export function AccountRecords({ ownedRecords }: { ownedRecords: OwnedRecords }) {
  const { reports, places, topics, registrations, books, events, volunteers, partners, areas } = ownedRecords;
  return (
    <div className="grid gap-4">
      <WritingsPreview
        title="Laporan"
        page={reports}
        path="laporan"
        noun="laporan"
        empty="Belum ada laporan dari akun ini."
      >
        <OwnReportList reports={reports.items} />
      </WritingsPreview>
      <WritingsPreview
        title="Lokasi hijau"
        page={places}
        path="lokasi"
        noun="lokasi"
        empty="Belum ada lokasi dari akun ini."
      >
        <OwnPlaceList places={places.items} />
      </WritingsPreview>
      <WritingsPreview
        title="Topik forum"
        page={topics}
        path="topik"
        noun="topik"
        empty="Belum ada topik dari akun ini."
      >
        <OwnTopicList topics={topics.items} />
      </WritingsPreview>
      <WritingsPreview
        title="Pendaftaran kegiatan"
        page={registrations}
        path="kegiatan"
        noun="pendaftaran"
        empty="Belum ada pendaftaran kegiatan dari akun ini."
      >
        <OwnRegistrationList registrations={registrations.items} />
      </WritingsPreview>
      <WritingsPreview title="Kegiatan yang Anda adakan" page={whole(events)}>
        <OwnEventList events={events} />
      </WritingsPreview>
      <WritingsPreview title="Buku tabungan bank sampah" page={books} path="tabungan" noun="buku tabungan">
        <OwnBookList books={books.items} />
      </WritingsPreview>
      <WritingsPreview title="Bank sampah Anda" page={whole(partners)}>
        <OwnPartnerList partners={partners} />
      </WritingsPreview>
      <WritingsPreview title="Relawan hijau" page={whole(volunteers)}>
        <OwnVolunteerList volunteers={volunteers} />
      </WritingsPreview>
      <WritingsPreview title="Wilayah yang Anda ikuti" page={whole(areas)}>
        <OwnAreaList areas={areas} />
      </WritingsPreview>
    </div>
  );
}

function whole<T>(items: readonly T[]) {
  return { items, nextCursor: null };
}
