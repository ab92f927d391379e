import { OwnBookList } from "@/components/deposits/own-book-list";
import { OwnEventList, OwnRegistrationList } from "@/components/events/list/own-event-lists";
import { OwnTopicList } from "@/components/forum/own-topic-list";
import { OwnPartnerList } from "@/components/partners/own-partner-list";
import { OwnPlaceList } from "@/components/places/add/own-place-list";
import { OwnReportList } from "@/components/reports/own/own-report-list";
import { OwnVolunteerList } from "@/components/volunteers/own-volunteer-list";
import type { OwnBookView } from "@/lib/deposits/view";
import type { OwnEventView, OwnRegistrationView } from "@/lib/events/event/view";
import type { OwnTopicView } from "@/lib/forum/view";
import type { Page } from "@/lib/kernel/page";
import type { AccountPartnerView } from "@/lib/partners/view";
import type { MyPlaceView } from "@/lib/places/view";
import type { MyReportView } from "@/lib/reports/view";
import type { AccountVolunteerView } from "@/lib/volunteers/view";
import { WritingsPreview } from "./account-writings";

export interface OwnedRecords {
  reports: Page<MyReportView>;
  places: Page<MyPlaceView>;
  topics: Page<OwnTopicView>;
  registrations: Page<OwnRegistrationView>;
  books: Page<OwnBookView>;
  events: readonly OwnEventView[];
  volunteers: readonly AccountVolunteerView[];
  partners: readonly AccountPartnerView[];
}

/** The newest of everything that was made with the account. What few people have is shown only to them. */
export function AccountRecords({ ownedRecords }: { ownedRecords: OwnedRecords }) {
  const { reports, places, topics, registrations, books, events, volunteers, partners } = ownedRecords;
  return (
    <div className="grid gap-4">
      <WritingsPreview
        title="Laporan"
        {...stateOf(reports)}
        href="/akun/laporan"
        all="Semua laporan Anda"
        empty="Belum ada laporan dari akun ini."
      >
        <OwnReportList reports={reports.items} />
      </WritingsPreview>
      <WritingsPreview
        title="Lokasi hijau"
        {...stateOf(places)}
        href="/akun/lokasi"
        all="Semua lokasi Anda"
        empty="Belum ada lokasi dari akun ini."
      >
        <OwnPlaceList places={places.items} />
      </WritingsPreview>
      <WritingsPreview
        title="Topik forum"
        {...stateOf(topics)}
        href="/akun/topik"
        all="Semua topik Anda"
        empty="Belum ada topik dari akun ini."
      >
        <OwnTopicList topics={topics.items} />
      </WritingsPreview>
      <WritingsPreview
        title="Pendaftaran kegiatan"
        {...stateOf(registrations)}
        href="/akun/kegiatan"
        all="Semua pendaftaran Anda"
        empty="Belum ada pendaftaran kegiatan dari akun ini."
      >
        <OwnRegistrationList registrations={registrations.items} />
      </WritingsPreview>
      {events.length > 0 ? (
        <WritingsPreview title="Kegiatan yang Anda adakan" count={events.length}>
          <OwnEventList events={events} />
        </WritingsPreview>
      ) : null}
      {books.items.length > 0 ? (
        <WritingsPreview
          title="Buku tabungan bank sampah"
          {...stateOf(books)}
          href="/akun/tabungan"
          all="Semua buku tabungan Anda"
        >
          <OwnBookList books={books.items} />
        </WritingsPreview>
      ) : null}
      {partners.length > 0 ? (
        <WritingsPreview title="Bank sampah Anda" count={partners.length}>
          <OwnPartnerList partners={partners} />
        </WritingsPreview>
      ) : null}
      {volunteers.length > 0 ? (
        <WritingsPreview title="Relawan hijau" count={volunteers.length}>
          <OwnVolunteerList volunteers={volunteers} />
        </WritingsPreview>
      ) : null}
    </div>
  );
}

function stateOf({ items, nextCursor }: Page<unknown>): { count: number; more: boolean } {
  return { count: items.length, more: nextCursor !== null };
}
