import { permanentRedirect } from "next/navigation";

/** An address of the spec whose screen is the map page. */
export default function MapComponentPage() {
  permanentRedirect("/peta-lokasi");
}
