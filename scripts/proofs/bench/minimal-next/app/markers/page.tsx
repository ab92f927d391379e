import { LazyMarkers } from "./lazy-markers";

export default function Page() {
  return <LazyMarkers />;
}
