// The service worker of the whole site, as it goes to the browser after a line that names its build. It keeps pages that
// were read, and it alone sends what was written without a signal: components/outbox/outbox.ts only talks to it.
/* global BUILD */

const CACHE = `sulur:${BUILD}`;
const PAGES = ["/luring", "/laporan", "/kegiatan/saya"];
/** What an organiser's page keeps of itself, by a press (components/events/checkin/checkin-offline.tsx). */
const CHECK_IN = "sulur:absen";
/** Photos of drafts that wait for a signal (components/outbox/stored-photos.ts). */
const PHOTOS = "sulur:foto";
const KEPT_PATH = /^\/(?:_next\/static|ubin|ikon|ilustrasi|ornamen)\//;
/** Of what was read, so that a phone with little room keeps it. */
const MOST_KEPT = 900;
/** A signal that is only just there keeps nobody waiting for longer. */
const PATIENCE_MS = 4_000;
const REQUEST_MS = 120_000;

const LOCK = "sulur:kirim";
const SYNC = "sulur-kirim";
const MOST_ITEMS = 20;
const MOST_BYTES = 40e6;
const WAITS_MINUTES = [1, 5, 15, 30, 60];
/** The server knows a key for longer than that (lib/server/jobs/cleanup.ts), so that nothing is made twice. */
const OLDEST_MS = 30 * 86_400_000;
const DONE_MS = 7 * 86_400_000;

// ---- Pages and files

self.addEventListener("install", (event) => {
  event.waitUntil(keepShell());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) {
        if (![CACHE, CHECK_IN, PHOTOS].includes(name)) await caches.delete(name);
      }
      await self.clients.claim();
      await sendAll(false);
    })(),
  );
});

/** What opens the forms without a signal. Whatever of it cannot be had now comes when it is read. */
async function keepShell() {
  const cache = await caches.open(CACHE);
  for (const path of PAGES) {
    const answer = await fetch(path, { cache: "no-cache" }).catch(() => null);
    if (!answer || !isPublicPage(answer)) continue;
    const html = await answer.clone().text();
    await cache.put(path, answer);
    const files = new Set(html.match(/\/_next\/static\/[\w./~-]+\.(?:js|css|woff2)/g));
    await Promise.all(
      [...files].map(async (file) => (await cache.match(file)) ?? cache.add(file).catch(() => undefined)),
    );
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.method === "POST" && pathname === "/api/share") {
    // The server refuses what a page of another site posts.
    if (!isOfForeignPage(request)) event.respondWith(shared(request));
  } else if (request.method !== "GET") return;
  else if (request.mode === "navigate") event.respondWith(page(event));
  else if (KEPT_PATH.test(pathname)) event.respondWith(file(request));
});

/** When the page that a tab shows was saved, for tabs that show a saved one. */
const savedAt = new Map();

async function page(event) {
  const { request, resultingClientId } = event;
  const network = fetch(request);
  network.catch(() => undefined);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  let answer = await Promise.race([network.catch(() => undefined), late]);
  if (answer && answer.status < 500) {
    if (isPublicPage(answer)) event.waitUntil(keep(request, answer.clone()));
    return answer;
  }
  const saved = await caches.match(request, { ignoreSearch: true, ignoreVary: true });
  if (saved) {
    savedAt.set(resultingClientId, saved.headers.get("date"));
    return saved;
  }
  answer = await network.catch(() => undefined);
  if (answer) return answer;
  const away = await caches.match("/luring", { ignoreVary: true });
  return away ? Response.redirect("/luring") : Response.error();
}

/** Pages of one person or of one request say "private". */
function isPublicPage({ ok, redirected, headers }) {
  return (
    ok &&
    !redirected &&
    (headers.get("content-type") ?? "").startsWith("text/html") &&
    (headers.get("cache-control") ?? "").startsWith("public")
  );
}

/** Names of the build's files change with their content, and those of tiles with their look. */
async function file(request) {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await keep(request, answer.clone());
  return answer;
}

async function keep(request, answer) {
  const cache = await caches.open(CACHE);
  await cache.put(request, answer).catch(() => undefined);
  const keys = await cache.keys();
  // The oldest stand first, after the shell.
  if (keys.length > MOST_KEPT) await Promise.all(keys.slice(60, 160).map((key) => cache.delete(key)));
}

// ---- What was written without a signal

/** A promise of what a request to the database answers. */
const answered = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

let opened;
function database() {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open("sulur", 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("items", { keyPath: "id", autoIncrement: true });
      request.result.createObjectStore("shared", { keyPath: "id" });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  opened.catch(() => (opened = undefined));
  return opened;
}

/** @param work gets the store; what it asks for last is the answer, once it is on the disk */
async function inStore(name, mode, work) {
  const transaction = (await database()).transaction(name, mode);
  const done = new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = transaction.onerror = () => reject(transaction.error);
  });
  const result = await answered(work(transaction.objectStore(name)));
  await done;
  return result;
}

const allItems = () => inStore("items", "readonly", (store) => store.getAll());
const putItem = (item) => inStore("items", "readwrite", (store) => store.put(item));
const removeItem = (id) => inStore("items", "readwrite", (store) => store.delete(id));
const bytesOf = ({ body, photos }) => body.length + photos.reduce((sum, { blob }) => sum + (blob?.size ?? 0), 0);

/** What the page may know of an item: nothing that was written in it. */
const listed = ({ id, title, state, reason, link, at, member }) => ({ id, title, state, reason, link, at, member });

/** @returns why it was not taken in; null when it was */
async function addItem(item) {
  const items = (await allItems()).filter(({ state }) => state !== "SENT");
  // A newer word about the same thing takes the place of the one that still waits.
  const older = item.slot && items.find(({ slot, state }) => slot === item.slot && state !== "SENDING");
  const others = items.filter((one) => one !== older);
  if (others.length >= MOST_ITEMS) return `Sudah ada ${MOST_ITEMS} kiriman yang menunggu di perangkat ini.`;
  if (others.reduce((sum, one) => sum + bytesOf(one), bytesOf(item)) > MOST_BYTES) {
    return "Kiriman yang menunggu di perangkat ini sudah terlalu besar.";
  }
  try {
    const fresh = { state: "QUEUED", tries: 0, notBefore: 0, at: Date.now(), photos: [], ...item };
    await putItem(older ? { ...fresh, id: older.id } : fresh);
    const drafted = await caches.open(PHOTOS);
    for (const { id } of fresh.photos) await drafted.delete(`/foto-di-hp/${id}`);
  } catch {
    return "Penyimpanan perangkat ini penuh.";
  }
  await self.registration.sync?.register(SYNC).catch(() => undefined);
  return null;
}

/** A refusal that no repetition mends; everything else is tried again. */
class Refused extends Error {
  constructor(message, fields) {
    super(message);
    this.fields = fields;
  }
}
class Unanswered extends Error {
  constructor(seconds) {
    super();
    this.seconds = seconds;
  }
}

/** Sends what waits, the oldest first; `now` also what has just failed. Never twice at a time, whichever tabs and events ask for it. */
function sendAll(now) {
  return navigator.locks.request(LOCK, async () => {
    for (const item of await allItems()) {
      if (item.state === "SENT" && item.sentAt < Date.now() - DONE_MS) await removeItem(item.id);
      if (item.state === "SENT" || item.state === "NEEDS_YOU") continue;
      // What the server asks to wait for is waited for, whoever asks.
      if (item.notBefore > Date.now() && (!now || item.mustWait)) break;
      const isThrough = await sendItem(item);
      await tell();
      if (!isThrough) break;
    }
  });
}

/** @returns false when those after it must wait too */
async function sendItem(item) {
  if (Date.now() - item.at > OLDEST_MS) {
    await putItem({
      ...item,
      state: "NEEDS_YOU",
      at: Date.now(),
      reason: "Sudah menunggu 30 hari. Periksa dulu apakah sudah terkirim.",
    });
    return true;
  }
  await putItem({ ...item, state: "SENDING" });
  await tell();
  try {
    for (const photo of item.photos) {
      if (photo.sentAt) continue;
      const key = item.renewed ? `${photo.key}-lagi` : photo.key;
      const { id } = await post("/api/photos", photo.blob, photo.blob.type, key, item);
      // Before anything is sent that names it: a repetition must say the same.
      item.body = item.body.replaceAll(photo.id, id);
      Object.assign(photo, { id, sentAt: Date.now() });
      await putItem({ ...item, state: "SENDING" });
    }
    const view = await post(item.path, item.body, "application/json", item.key, item);
    const { id, title, member } = item;
    const link = item.kind === "laporan" && view?.code ? `/laporan/${view.code}` : undefined;
    const name = view?.code ? `${title} · ${view.code}` : title;
    await putItem({
      id,
      title: name,
      member,
      link,
      at: item.at,
      sentAt: Date.now(),
      state: "SENT",
      body: "",
      photos: [],
    });
    return true;
  } catch (problem) {
    if (problem instanceof Refused) {
      // The server removes a photo that nothing has used for a day; here it still is.
      if (problem.fields.some((name) => name.startsWith("photo_id")) && item.photos.length > 0 && !item.renewed) {
        for (const photo of item.photos) photo.sentAt = 0;
        return sendItem({ ...item, renewed: true });
      }
      await putItem({ ...item, state: "NEEDS_YOU", reason: problem.message });
      return true;
    }
    const tries = item.tries + 1;
    const wait = problem.seconds ?? 60 * WAITS_MINUTES[Math.min(tries, WAITS_MINUTES.length) - 1];
    const mustWait = problem.seconds !== undefined;
    await putItem({ ...item, state: "QUEUED", tries, notBefore: Date.now() + wait * 1000, mustWait });
    return false;
  }
}

/** @throws Refused, Unanswered */
async function post(path, body, type, key, { member, headers }) {
  let answer;
  let content;
  try {
    answer = await fetch(path, {
      method: "POST",
      body,
      headers: {
        ...headers,
        "content-type": type,
        "idempotency-key": key,
        "sulur-penulis": member ? "anggota" : "tamu",
      },
      signal: AbortSignal.timeout(REQUEST_MS),
    });
    if (answer.status === 204) return null;
    content = await answer.json();
  } catch {
    // A network that wants somebody to sign in answers with a page of its own.
    throw new Unanswered();
  }
  if (answer.ok) return content;
  if (answer.status === 408 || answer.status === 425 || answer.status === 429 || answer.status >= 500) {
    throw new Unanswered(Number(answer.headers.get("retry-after")) || undefined);
  }
  const errors = content?.errors ?? {};
  throw new Refused(Object.values(errors)[0] ?? content?.message ?? "Ditolak server.", Object.keys(errors));
}

/** Tells every tab how it stands. */
async function tell() {
  const items = (await allItems()).map(listed);
  for (const client of await self.clients.matchAll()) client.postMessage({ outbox: items });
  return items;
}

/** What a tab may ask, and what it is answered. */
const REQUESTS = {
  list: () => tell(),
  add: async ({ item }) => {
    const refusal = await addItem(item);
    await tell();
    return refusal;
  },
  send: async () => {
    await sendAll(true);
    return null;
  },
  wake: async () => {
    await sendAll(false);
    return null;
  },
  /** Sends what was refused once more. */
  again: async ({ id }) => {
    const item = (await allItems()).find((one) => one.id === id);
    if (item) await putItem({ ...item, state: "QUEUED", notBefore: 0, reason: undefined });
    await sendAll(true);
    return null;
  },
  remove: async ({ id }) => {
    await navigator.locks.request(LOCK, () => removeItem(id));
    await tell();
    return null;
  },
  /** @param members only what was written with an account */
  clear: async ({ members }) => {
    await navigator.locks.request(LOCK, async () => {
      for (const { id, member } of await allItems()) if (member || !members) await removeItem(id);
      if (!members) await caches.delete(PHOTOS);
    });
    await tell();
    return null;
  },
  /** Somebody has signed in or out: what another may have written waits for a press. */
  hold: async () => {
    const reason = "Ada yang masuk atau keluar di perangkat ini. Kirim bila ini tulisan Anda.";
    await navigator.locks.request(LOCK, async () => {
      for (const item of await allItems()) {
        if (item.member && item.state !== "SENT") await putItem({ ...item, state: "NEEDS_YOU", reason });
      }
    });
    await tell();
    return null;
  },
  /** What the page has loaded besides what stands in its HTML. */
  files: async ({ paths }) => {
    const cache = await caches.open(CACHE);
    for (const path of paths) if (!(await caches.match(path))) await cache.add(path).catch(() => undefined);
    await cache.put("/sulur-bagian", new Response());
    return null;
  },
  saved: async (_, client) => savedAt.get(client?.id) ?? null,
  shared: async () => (await inStore("shared", "readonly", (store) => store.get(1))) ?? null,
  /** It was used, or thrown away. */
  unshare: async () => {
    await inStore("shared", "readwrite", (store) => store.clear());
    return null;
  },
  /** A new build takes over once nothing is being sent. Its taking over wants the lock too, so nobody waits for it here. */
  update: () => navigator.locks.request(LOCK, () => void self.skipWaiting()),
};

self.addEventListener("message", (event) => {
  const { ask, ...rest } = event.data;
  const work = REQUESTS[ask]?.(rest, event.source) ?? Promise.reject(new Error("unknown"));
  event.waitUntil(
    work.then(
      (answer) => event.ports[0]?.postMessage({ answer }),
      () => event.ports[0]?.postMessage({ failed: true }),
    ),
  );
});

self.addEventListener("sync", (event) => {
  if (event.tag === SYNC) event.waitUntil(sendAll(true).then(stillWaiting));
});

/** Rejecting asks the browser to come back later by itself. */
async function stillWaiting() {
  if ((await allItems()).some(({ state }) => state === "QUEUED")) throw new Error("still waiting");
}

// ---- Notifications

/** What lib/push/commands-send.ts sends. Every push must show something. */
self.addEventListener("push", (event) => {
  const { title, body, path, tag, watch } = event.data.json();
  const options = { body, tag, lang: "id", icon: "/ikon/sulur-192.png", data: { path, watch } };
  event.waitUntil(
    self.registration.showNotification(title, { ...options, actions: [{ action: "stop", title: "Berhenti" }] }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { path, watch } = event.notification.data;
  event.waitUntil(event.action === "stop" ? stopWatch(watch) : show(path));
});

async function stopWatch(watch) {
  const subscription = await self.registration.pushManager.getSubscription();
  if (subscription) await changePush("DELETE", { endpoint: subscription.endpoint, watch });
}

/** In a tab that is there already, else in a new one; never on another site. */
async function show(path) {
  const { origin, href } = new URL(path, self.location.origin);
  const address = origin === self.location.origin ? href : `${self.location.origin}/home`;
  const tabs = await self.clients.matchAll({ type: "window" });
  const tab = tabs.find(({ url }) => url.split("#")[0] === address) ?? tabs[0];
  const shown = tab && (await tab.focus().catch(() => null));
  if (!shown || !(await shown.navigate(address).catch(() => null))) await self.clients.openWindow(address);
}

/** The push service has moved this browser. */
self.addEventListener("pushsubscriptionchange", (event) => {
  const { oldSubscription } = event;
  if (!oldSubscription) return;
  const renew = async () => {
    const { options } = oldSubscription;
    const fresh = event.newSubscription ?? (await self.registration.pushManager.subscribe(options));
    const { endpoint, keys } = fresh.toJSON();
    await changePush("PATCH", { endpoint: oldSubscription.endpoint, subscription: { endpoint, keys } });
  };
  event.waitUntil(renew());
});

const changePush = (method, body) =>
  fetch("/api/push", { method, body: JSON.stringify(body), headers: { "content-type": "application/json" } });

/** An app that shares has no address, or one that is not of the web. A page may hide its address: nothing is used unasked. */
function isOfForeignPage({ referrer }) {
  return /^https?:/.test(referrer) && new URL(referrer).origin !== self.location.origin;
}

/** Photos and words from another app wait here until a person uses them in the report form that this leads to. */
async function shared(request) {
  const form = await request.formData();
  const photos = form.getAll("foto").filter((part) => part instanceof Blob && part.size > 0);
  const text = ["judul", "teks", "tautan"].map((name) => form.get(name) ?? "").join(" ");
  await inStore("shared", "readwrite", (store) => store.put({ id: 1, photos: photos.slice(0, 4), text })).catch(
    () => undefined,
  );
  return Response.redirect("/laporan?bagikan=1#formulir", 303);
}
