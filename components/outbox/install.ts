/** What browsers that can put Sulur on the home screen hand over. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

const KEY = "sulur_pasang";
let offer: InstallEvent | null = null;

/** Keeps the browser from asking on arrival. @returns what ends that */
export function catchInstallOffer(): () => void {
  const onOffer = (event: Event) => {
    event.preventDefault();
    offer = event as InstallEvent;
  };
  addEventListener("beforeinstallprompt", onOffer);
  return () => removeEventListener("beforeinstallprompt", onOffer);
}

/** Opens the browser's question; null where it has none, or was asked to once. */
export function installQuestion(): (() => void) | null {
  const question = offer;
  try {
    if (question === null || localStorage.getItem(KEY) !== null) return null;
    localStorage.setItem(KEY, "1");
  } catch {
    return null;
  }
  return () => void question.prompt();
}
