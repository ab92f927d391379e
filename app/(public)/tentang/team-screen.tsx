import { contentData, contentMetadata, organizationData } from "@/app/(public)/content-data";
import { Team } from "@/components/about/team-page";
import { ContentPage } from "@/components/layout/content-page";
import { siteContact } from "@/lib/server/site-contact";

/** Both addresses show this; search engines are told of this one. */
const PAGE = {
  path: "/tentang",
  title: "Tim Kami",
  description: "Siapa yang mengerjakan Sulur, nilai yang dipegang, teknologi yang dipakai, dan cara menghubungi kami.",
};

export function teamMetadata() {
  return contentMetadata(PAGE);
}

export async function TeamScreen({ path }: { path: string }) {
  const data = await contentData(path, async (link) => [await organizationData(link)]);
  return (
    <ContentPage
      path={path}
      title={PAGE.title}
      lead="Sulur dikerjakan oleh orang-orang yang percaya bahwa merawat bumi dimulai dari depan rumah."
      data={data}
    >
      <Team contact={await siteContact()} />
    </ContentPage>
  );
}
