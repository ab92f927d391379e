import { z } from "zod";

const Text = z.string().min(1);
const Address = z.url({ protocol: /^https?$/u });
const Time = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);

const Position = z.object({
  "@type": z.literal("GeoCoordinates"),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
const PostalAddress = z.object({ "@type": z.literal("PostalAddress"), addressCountry: z.literal("ID") });
const Writer = z.object({ "@type": z.enum(["Person", "Organization"]), name: Text });
const Comment = z.object({ "@type": z.literal("Comment"), text: z.string(), author: Writer, datePublished: Time });
const Place = z.object({
  "@type": z.literal("Place"),
  name: Text,
  geo: Position.optional(),
  address: PostalAddress.optional(),
});

/** Positions count from one without a gap. */
function inOrder(items: readonly { position: number }[]): boolean {
  return items.every(({ position }, index) => position === index + 1);
}

const Event = z.object({
  "@type": z.literal("Event"),
  name: Text,
  url: Address,
  startDate: z.iso.datetime({ offset: true }),
  endDate: z.iso.datetime({ offset: true }),
  eventStatus: Address,
  eventAttendanceMode: Address,
  location: Place.extend({ address: PostalAddress }),
  image: Address,
  offers: z.object({ "@type": z.literal("Offer"), price: z.number(), priceCurrency: z.literal("IDR"), url: Address }),
});

/** What search engines need of each kind of thing that our pages tell them of. */
const THINGS = z.discriminatedUnion("@type", [
  Event,
  Place.extend({ url: Address, geo: Position }),
  z.object({ "@type": z.literal("RecyclingCenter"), name: Text, url: Address, address: PostalAddress.optional() }),
  z.object({
    "@type": z.literal("Article"),
    headline: Text.max(110),
    datePublished: Time,
    author: Writer,
    publisher: Writer,
    image: Address,
    mainEntityOfPage: Address,
  }),
  z.object({
    "@type": z.literal("BreadcrumbList"),
    itemListElement: z
      .array(z.object({ "@type": z.literal("ListItem"), position: z.int(), name: Text, item: Address }))
      .min(2)
      .refine(inOrder),
  }),
  z.object({
    "@type": z.literal("ItemList"),
    itemListElement: z
      .array(
        z
          .object({
            "@type": z.literal("ListItem"),
            position: z.int(),
            url: Address.optional(),
            item: z.unknown().optional(),
          })
          .refine(
            ({ url, item }) => url !== undefined || Event.safeParse(item).success || Place.safeParse(item).success,
          ),
      )
      .refine(inOrder),
  }),
  z.object({
    "@type": z.literal("FAQPage"),
    mainEntity: z
      .array(
        z.object({
          "@type": z.literal("Question"),
          name: Text,
          acceptedAnswer: z.object({ "@type": z.literal("Answer"), text: Text }),
        }),
      )
      .min(1),
  }),
  z.object({ "@type": z.literal("Organization"), "@id": Address, name: Text, url: Address, logo: Address }),
  z.object({
    "@type": z.literal("DiscussionForumPosting"),
    headline: Text,
    text: Text,
    url: Address,
    author: Writer,
    datePublished: Time,
    comment: z.array(Comment),
  }),
]);

interface Data {
  "@context"?: string;
  "@type"?: string;
  "@graph"?: { "@type"?: string }[];
}

function thingsIn(data: Data): { "@type"?: string }[] {
  return data["@graph"] ?? [data];
}

/** What is wrong with schema.org data; empty where all that is needed is there. @param json as it stands in the page */
export function dataFaults(json: string): string[] {
  const data = JSON.parse(json) as Data;
  const context = data["@context"] === "https://schema.org" ? [] : ["schema.org is not its context"];
  const faults = thingsIn(data).flatMap((thing) => {
    const { error } = THINGS.safeParse(thing);
    return error ? [`${thing["@type"]}: ${z.prettifyError(error)}`] : [];
  });
  return [...context, ...faults];
}

/** The kinds of things that the data tells of. */
export function kindsIn(json: string): string[] {
  return thingsIn(JSON.parse(json) as Data).map((thing) => thing["@type"] ?? "");
}
