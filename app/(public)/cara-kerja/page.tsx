import { contentData, contentMetadata } from "@/app/(public)/content-data";
import { ChannelFigures } from "@/components/about/channel-figures";
import { HandlingFigures, HowItWorks } from "@/components/about/how-it-works-page";
import { ContentPage } from "@/components/layout/content-page";
import { CHANNELS_TAG } from "@/lib/channels/rules";
import { cachedRead } from "@/lib/server/cache";
import { publicCtx } from "@/lib/server/ctx";
import { reportHandling } from "@/lib/statistics/queries";
import { channelFigures } from "@/lib/statistics/queries-channels";

const PAGE = {
  path: "/cara-kerja",
  title: "Cara Kerja",
  description: "Empat langkah memakai Sulur: daftar, laporkan kerusakan, tambahkan lokasi hijau, dan lihat peta.",
};

export const generateMetadata = () => contentMetadata(PAGE);

export default async function Page() {
  const [handling, channels] = await Promise.all([
    cachedRead(["handling"], ["reports"], () => reportHandling(publicCtx())),
    cachedRead(["channel-figures"], ["reports", CHANNELS_TAG], () => channelFigures(publicCtx())),
  ]);
  return (
    <ContentPage
      {...PAGE}
      lead="Empat langkah sederhana, dari melihat masalah sampai menyelesaikannya bersama."
      data={await contentData(PAGE.path)}
      scene={null}
    >
      <HowItWorks />
      <HandlingFigures handling={handling} />
      <ChannelFigures figures={channels} />
    </ContentPage>
  );
}
