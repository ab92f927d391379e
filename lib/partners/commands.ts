import "server-only";
import { isDeepStrictEqual } from "node:util";
import { randomSecret, sha256 } from "@/lib/accounts/tokens";
import { keepsArea, placeArea } from "@/lib/areas/queries-point";
import { recordAudit } from "@/lib/audit/commands";
import { DAY_MS } from "@/lib/format/dates";
import { assertNotOfSite, isNameDoubted } from "@/lib/holding/policy";
import { containsLink, type HoldReason, holdReason } from "@/lib/holding/rules";
import { lockWriter, recentCount } from "@/lib/holding/sql";
import { isAdmin, isStaff, ownKey, writerKeys } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, Forbidden, InvalidInput, NotFound } from "@/lib/kernel/errors";
import { stopLink } from "@/lib/mails/access";
import { claimPhoto } from "@/lib/photos/commands";
import { nextId, type Prisma, type Transaction } from "@/prisma/client";
import { addressChangedMail, registeredMail } from "./mails";
import { MANAGED_SELECT, managedView } from "./queries";
import { assertManager, isOwner, PARTNER_SELECT, PARTNERS } from "./rows";
import { ADDRESS_HOLD_DAYS, managePartnerPath, PARTNERS_TAG, PRICE_LIST_DAYS, partnerSlug } from "./rules";
import type { CreatePartner, EditPartner } from "./schemas";
import { type CreatedPartnerView, type ManagedPartnerView, partnerView } from "./view";

interface MailedLink {
  id: number;
  name: string;
  slug: string;
  address: string;
  token: string;
}

/**
 * Takes in a waste bank, which is listed at once unless the filter doubts it. Its private link's token is in
 * this answer and in a mail to its address; the row holds its hash.
 * @param receipt whether that address may get a mail today
 */
export async function createPartner(
  ctx: Ctx,
  input: CreatePartner,
  { receipt = false } = {},
): Promise<CreatedPartnerView> {
  const writer = ownKey(ctx.actor);
  const now = ctx.now();
  const manageToken = randomSecret();
  const created = await ctx.transaction(async (transaction) => {
    await lockWriter(transaction, [writer]);
    const held = await doubt(ctx, transaction, input);
    const id = await nextId(transaction, "partners");
    const row = await transaction.partner.create({
      data: {
        id,
        slug: partnerSlug(input.name, id),
        name: input.name,
        email: input.email ?? null,
        phone: input.phone,
        whatsapp: input.whatsapp,
        address: input.address ?? null,
        message: input.message ?? null,
        heldReason: held,
        manageTokenHash: sha256(manageToken),
        consentedAt: now,
        writerKey: writer,
        createdAt: now,
        updatedAt: now,
      },
      select: PARTNER_SELECT,
    });
    const address = receipt && held === null ? input.email : null;
    if (address) await mailLink(ctx, transaction, { ...row, address, token: manageToken });
    return { ...partnerView(row), held: held !== null, manage_token: manageToken, mailed: Boolean(address) };
  });
  if (!created.held) ctx.expire(PARTNERS_TAG, "counts");
  return created;
}

/** Not while it is held: its name would reach a stranger's mailbox before staff have read it. */
async function mailLink(ctx: Ctx, transaction: Transaction, { id, name, slug, address, token }: MailedLink) {
  const manage = ctx.link(managePartnerPath(slug, token));
  const stop = stopLink(ctx, address, { kind: "partner", id });
  await ctx.mail.enqueue(transaction, registeredMail({ name, email: address, manage, stop }));
}

async function doubt(ctx: Ctx, transaction: Transaction, input: CreatePartner): Promise<HoldReason | null> {
  const rows = await transaction.$queryRaw<{ recent: number }[]>`
    SELECT ${recentCount(PARTNERS, writerKeys(ctx.actor), ctx.now())} AS recent`;
  const facts = { recent: rows[0]?.recent ?? 0, repeated: false, nameDoubted: isNameDoubted(ctx.actor, input.name) };
  // The message is read by staff only, so a link in it harms nobody.
  return holdReason(input, [input.name, input.address ?? ""], facts);
}

/**
 * Changes what a waste bank says of itself. A new name takes its badge away, unless staff wrote it: they vouched for the old one.
 * Its address is its own alone to change, since keys are sent there, and the address before is told.
 * @throws Forbidden; NotFound; Conflict when somebody changed it meanwhile; InvalidInput for a link in a text or a name of Sulur
 */
export async function editPartner(ctx: Ctx, id: number, input: EditPartner): Promise<ManagedPartnerView> {
  const { actor } = ctx;
  const area = await placeArea(ctx, input, { code: input.area_code, words: input.address });
  const view = await ctx.transaction(async (transaction) => {
    const locked = await transaction.$queryRaw<unknown[]>`SELECT FROM partners WHERE id = ${id} FOR UPDATE`;
    if (locked.length === 0) throw new NotFound("Bank sampah tidak ditemukan.");
    const known = await transaction.partner.findUniqueOrThrow({ where: { id }, select: MANAGED_SELECT });
    assertManager(actor, known, input.token);
    if (known.revision !== input.revision) {
      throw new Conflict("Halaman ini baru saja diubah orang lain. Muat ulang halaman untuk melihat perubahannya.");
    }
    assertNoLinks(input);
    if (input.photo_id && input.photo_id !== known.photoId) await claimPhoto(transaction, actor, input.photo_id);
    const owns = isOwner(actor, known, input.token);
    if (!owns && input.email !== undefined) throw new Forbidden(OWN_ADDRESS);
    const email = input.email ?? known.email;
    const moved = email !== known.email;
    const address = moved ? await moveTo(ctx, transaction, known, email) : {};
    const renamed = input.name !== known.name;
    if (renamed) assertNotOfSite(actor, { field: "name", label: "Nama bank sampah", name: input.name });
    const prices = await keepPrices(ctx, transaction, known, input.prices);
    const row = await transaction.partner.update({
      where: { id },
      data: {
        ...fieldsOf(input),
        ...prices,
        ...(keepsArea(known, input, { code: input.area_code, isSameText: known.address === input.address })
          ? {}
          : area),
        ...address,
        ...(renamed ? { slug: partnerSlug(input.name, id) } : {}),
        ...(renamed && !isStaff(actor) ? { badge: null } : {}),
        revision: known.revision + 1,
        updatedAt: ctx.now(),
      },
      select: MANAGED_SELECT,
    });
    await recordAudit(transaction, actor, moved ? "partner.address" : "partner.edit", `partner:${id}`);
    return managedView(row, owns || isAdmin(actor), owns);
  });
  ctx.expire(PARTNERS_TAG, "counts");
  return view;
}

const OWN_ADDRESS =
  "Email bank sampah hanya dapat diganti oleh bank sampah itu sendiri, dengan tautan pribadi atau akunnya.";

/** Tells the address that keys were sent to until now. @returns the columns of the new one */
async function moveTo(
  ctx: Ctx,
  transaction: Transaction,
  known: PartnerAddress & { id: number; name: string },
  email: string | null,
): Promise<PartnerAddress> {
  const now = ctx.now();
  const changed = changedAddress(known, email, now);
  if (changed.previousEmail !== null && changed.emailHeldUntil !== null) {
    const { name } = known;
    const notice = { name, email: changed.previousEmail, until: changed.emailHeldUntil, contact: ctx.link("/hubungi") };
    await ctx.mail.enqueue(transaction, addressChangedMail(notice));
  }
  return changed;
}

/** Keeps a list that is replaced, since devices may have weighed with it. @returns the columns of the new one */
async function keepPrices(
  ctx: Ctx,
  transaction: Transaction,
  { id, prices, pricesRevision }: { id: number; prices: Prisma.JsonValue; pricesRevision: number },
  next: EditPartner["prices"],
): Promise<Prisma.PartnerUncheckedUpdateInput> {
  if (isDeepStrictEqual(prices, next)) return {};
  const now = ctx.now();
  const tooOld = new Date(now.getTime() - PRICE_LIST_DAYS * DAY_MS);
  await transaction.partnerPriceList.deleteMany({ where: { partnerId: id, replacedAt: { lt: tooOld } } });
  await transaction.partnerPriceList.create({
    data: { partnerId: id, revision: pricesRevision, prices: prices ?? [], replacedAt: now },
  });
  return { pricesRevision: pricesRevision + 1 };
}

function fieldsOf(input: EditPartner): Prisma.PartnerUncheckedUpdateInput {
  const { latitude, longitude } = input;
  const placed = latitude != null && longitude != null;
  const hours = input.hours.toSorted((one, other) => one.day - other.day);
  return {
    name: input.name,
    phone: input.phone,
    whatsapp: input.whatsapp,
    address: input.address ?? null,
    latitude: placed ? latitude : null,
    longitude: placed ? longitude : null,
    approximate: placed && (input.approximate ?? false),
    photoId: input.photo_id ?? null,
    materials: [...new Set(input.materials)],
    openDays: hours.map(({ day }) => day),
    hours,
    scheduleNote: input.schedule_note ?? null,
    prices: input.prices,
    pricesOn: input.prices.length > 0 && input.prices_on ? new Date(input.prices_on) : null,
  };
}

/** What is listed already is not held anew, so it must not become an advertisement. @throws InvalidInput */
function assertNoLinks({ name, address, schedule_note, prices }: EditPartner): void {
  const texts = { name, address, schedule_note, prices: prices.map((price) => price.name).join("\n") };
  for (const [field, text] of Object.entries(texts)) {
    if (!text || !containsLink(text)) continue;
    const message = "Tulis tanpa alamat situs web; tautan tidak dapat ditampilkan di halaman ini.";
    throw new InvalidInput(message, { [field]: message });
  }
}

/** Removes the waste banks that were registered under a key. @returns photos that nothing shows any more */
export async function forgetPartners(transaction: Transaction, key: string): Promise<string[]> {
  const deleted = await transaction.$queryRaw<{ photoId: string | null }[]>`
    DELETE FROM partners WHERE writer_key = ${key} RETURNING photo_id AS "photoId"`;
  return deleted.flatMap(({ photoId }) => photoId ?? []);
}

/** Removes the addresses from before a change, once keys no longer go there. @returns how many */
export async function forgetPreviousEmails({ db, now }: Ctx): Promise<number> {
  const { count } = await db.partner.updateMany({
    where: { emailHeldUntil: { lte: now() } },
    data: { previousEmail: null, emailHeldUntil: null },
  });
  return count;
}

/** Where a waste bank's mails go. */
interface PartnerAddress {
  email: string | null;
  previousEmail: string | null;
  emailHeldUntil: Date | null;
}

/**
 * Where a new private link is sent. Whoever holds a stolen one may change the address, so for a while the key goes to
 * the address before, whose owner was told; nowhere when there was none.
 */
export function keyAddress({ email, previousEmail, emailHeldUntil }: PartnerAddress, now: Date): string | null {
  return emailHeldUntil !== null && emailHeldUntil > now ? previousEmail : email;
}

/** Going back to the address that keys go to ends the time of waiting; a second change does not make the first trusted. */
function changedAddress(before: PartnerAddress, email: string | null, now: Date): PartnerAddress {
  const trusted = keyAddress(before, now);
  if (email?.toLowerCase() === trusted?.toLowerCase()) return { email, previousEmail: null, emailHeldUntil: null };
  return { email, previousEmail: trusted, emailHeldUntil: new Date(now.getTime() + ADDRESS_HOLD_DAYS * DAY_MS) };
}
