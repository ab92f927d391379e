import type { Metadata } from "next";
import { organizationData, siteCounts } from "@/app/(public)/content-data";
import { ACTION_PLACE_LIMIT, actionPlace } from "@/components/home/action-place";
import { CommunityCall } from "@/components/home/community-call";
import { FeatureStrip } from "@/components/home/feature-strip";
import { Hero } from "@/components/home/hero";
import { Impact } from "@/components/home/impact";
import { LatestReports, NewestConfirmed } from "@/components/home/latest-reports";
import { NearYou } from "@/components/home/near-you";
import { NextEvents } from "@/components/home/next-events";
import { ReportPath } from "@/components/home/report-path";
import { Stories } from "@/components/home/stories";
import { WasteBanks } from "@/components/home/waste-banks";
import { isNightInJakarta } from "@/components/layout/theme";
import { newestBanks, WASTE_BANK_LIMIT } from "@/components/partners/waste-bank";
import { StructuredData } from "@/components/ui/structured-data";
import { nextEvents } from "@/lib/events/event/queries";
import { EVENTS_TAG } from "@/lib/events/event/rules";
import { listPartners } from "@/lib/partners/queries";
import { PARTNERS_TAG } from "@/lib/partners/rules";
import { listPlaces } from "@/lib/places/queries";
import { listReports, newestConfirmed } from "@/lib/reports/queries";
import { articlesOf } from "@/lib/server/articles";
import { tileUrl } from "@/lib/server/basemap/borders";
import { cachedRead } from "@/lib/server/cache";
import { publicCtx } from "@/lib/server/ctx";
import { decoration } from "@/lib/server/decoration";
import { pageMetadata } from "@/lib/server/page-metadata";
import { SETTINGS_TAG } from "@/lib/settings/rules";
import { EMPTY_KAMPUNG, kampung } from "@/lib/statistics/queries";

const TITLE = "Sulur: tumbuh bersama, merawat bumi";
const DESCRIPTION =
  "Temukan lokasi hijau dan bank sampah di sekitar Anda, laporkan kerusakan lingkungan, dan rawat bumi bersama warga lain.";
const LATEST_REPORTS = 3;
const NEXT_EVENTS = 3;
const NEWEST_STORIES = 3;
/** Of these the ones with a price list come first. */
const NEWEST_PARTNERS = 12;

export async function generateMetadata(): Promise<Metadata> {
  await siteCounts();
  return { ...pageMetadata({ path: "/home", title: TITLE, description: DESCRIPTION }), title: { absolute: TITLE } };
}

export default async function HomePage() {
  const [figures, places, banks, reports, confirmed, events, stories, organization] = await Promise.all([
    siteCounts(),
    newestPlaces(),
    wasteBanks(),
    latestReports(),
    lastConfirmed(),
    eventsAhead(),
    newestStories(),
    cachedRead(["home", "organization"], [SETTINGS_TAG], () => organizationData(publicCtx().link)),
  ]);
  // After the others: they are as many connections as one page should take at once.
  const drawn = await decoration(drawnKampung, EMPTY_KAMPUNG);
  return (
    <>
      <StructuredData data={organization} />
      <Hero kampung={drawn} isNight={isNightInJakarta(new Date())} />
      <NearYou />
      <FeatureStrip />
      <CommunityCall />
      <Impact counts={figures} places={places} tileUrl={await tileUrl()} />
      <NextEvents events={events} />
      <Stories stories={stories} />
      <LatestReports reports={reports} />
      {confirmed ? <NewestConfirmed report={confirmed} /> : <ReportPath />}
      <WasteBanks first={banks} />
    </>
  );
}

function newestPlaces() {
  return cachedRead(["home", "places"], ["places"], async () => {
    const { items } = await listPlaces(publicCtx(), { limit: ACTION_PLACE_LIMIT });
    return items.map(actionPlace);
  });
}

function wasteBanks() {
  return cachedRead(["home", "banks"], ["places", PARTNERS_TAG], async () => {
    const ctx = publicCtx();
    const partners = await listPartners(ctx, { limit: NEWEST_PARTNERS });
    const places = await listPlaces(ctx, { limit: WASTE_BANK_LIMIT, kinds: ["bank_sampah"] });
    return newestBanks(partners.items, places.items);
  });
}

function latestReports() {
  return cachedRead(["home", "reports"], ["reports"], async () => {
    const { items } = await listReports(publicCtx(), { limit: LATEST_REPORTS });
    return items;
  });
}

function lastConfirmed() {
  return cachedRead(["home", "confirmed"], ["reports"], () => newestConfirmed(publicCtx()));
}

async function newestStories() {
  const stories = await articlesOf("kisah");
  return stories.slice(0, NEWEST_STORIES);
}

function drawnKampung() {
  return cachedRead(["home", "kampung"], [EVENTS_TAG, "reports"], () => kampung(publicCtx()));
}

function eventsAhead() {
  return cachedRead(["home", "events"], [EVENTS_TAG], () => nextEvents(publicCtx(), NEXT_EVENTS));
}
