import { TeamScreen, teamMetadata } from "@/app/(public)/tentang/team-screen";

export const generateMetadata = teamMetadata;

export default function Page() {
  return <TeamScreen path="/tentang" />;
}
