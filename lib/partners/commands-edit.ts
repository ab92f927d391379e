import "server-only";
import { keepsArea, placeArea } from "@/lib/areas/queries-point";
import { recordAudit } from "@/lib/audit/commands";
import { assertNotOfSite } from "@/lib/holding/policy";
import { containsLink } from "@/lib/holding/rules";
import { isAdmin, isStaff } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, Forbidden, InvalidInput, NotFound } from "@/lib/kernel/errors";
import { claimPhoto } from "@/lib/photos/commands-claim";
import type { Prisma, Transaction } from "@/prisma/client";
import { assertManager, isOwner } from "./access";
import { changedAddress, type PartnerAddress } from "./address";
import { addressChangedMail } from "./mails";
import { MANAGED_SELECT, managedView } from "./queries-manage";
import { PARTNERS_TAG, partnerSlug } from "./rules";
import type { EditPartner } from "./schemas";
import type { ManagedPartnerView } from "./view";

/**
 * Changes what a waste bank says of itself. A new name takes its badge away, unless staff wrote it: they vouched for the old one.
 * Its address is its own alone to change, since keys are sent there, and the address before is told.
 * @throws Forbidden; NotFound; Conflict when somebody changed it meanwhile; InvalidInput for a link in a text or a name of Sulur
 */
export async function editPartner(ctx: Ctx, id: number, input: EditPartner): Promise<ManagedPartnerView> {
  const { actor } = ctx;
  const area = await placeArea(ctx, input, input.area_code);
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
    const row = await transaction.partner.update({
      where: { id },
      data: {
        ...fieldsOf(input),
        ...(keepsArea(known, input, input.area_code) ? {} : area),
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
  known: PartnerAddress & { name: string },
  email: string,
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
