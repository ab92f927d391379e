import type { Metadata } from "next";
import { ChannelForm } from "@/components/admin/channels/channel-form";
import { ChannelImport } from "@/components/admin/channels/channel-import";
import { ChannelList } from "@/components/admin/channels/channel-list";
import { ListPage, optionsOf } from "@/components/admin/desk/list-page";
import { deskChannels, findDeskChannel } from "@/lib/channels/queries";
import { CHANNEL_LENGTH, CHANNEL_STATE_LABELS, CHECK_DAYS } from "@/lib/channels/rules";
import { ChannelParams, DeskChannels } from "@/lib/channels/schemas";
import { type AddressQuery, readAddress } from "@/lib/desk/list-address";
import { dayIn } from "@/lib/format/dates";
import { requireStaff } from "@/lib/server/auth/guard";
import { contextFor } from "@/lib/server/ctx";

const LOOK = {
  path: "/admin/kanal",
  noun: "kanal",
  title: "Kanal",
  intro: `Kantor yang menerima laporan. Tampil di halaman laporan yang terverifikasi atau ditindaklanjuti di daerahnya, selama diperiksa dalam ${CHECK_DAYS} hari terakhir.`,
  fields: [
    { name: "q", label: "Nama", type: "search", maxLength: CHANNEL_LENGTH.name },
    { name: "keadaan", label: "Tampilkan", options: optionsOf(CHANNEL_STATE_LABELS) },
  ],
};

export const metadata: Metadata = { title: LOOK.title };

export default async function DeskChannelsPage({ searchParams }: { searchParams: Promise<AddressQuery> }) {
  const { ctx } = contextFor(await requireStaff());
  const address = await searchParams;
  const { typed, query } = readAddress(DeskChannels, Object.keys(DeskChannels.shape), address);
  const chosen = ChannelParams.safeParse({ id: address.ubah }).data;
  const channel = chosen ? await findDeskChannel(ctx, chosen.id) : null;
  const today = dayIn(ctx.now());
  return (
    <ListPage
      look={LOOK}
      // An address that means nothing shows the first page.
      address={{ typed, errors: {} }}
      page={await deskChannels(ctx, query ?? {})}
      above={
        channel ? (
          <section aria-labelledby="judul-formulir" className="max-w-220">
            <h2 id="judul-formulir" className="mb-3 text-xl">
              Ubah {channel.name}
            </h2>
            <ChannelForm key={`${channel.id} ${channel.revision}`} channel={channel} today={today} />
          </section>
        ) : null
      }
      below={channel ? null : <AddChannels today={today} />}
    >
      {(channels) => <ChannelList channels={channels} />}
    </ListPage>
  );
}

function AddChannels({ today }: { today: string }) {
  return (
    <div className="grid max-w-220 grid-cols-1 gap-8 border-t border-line pt-6">
      <section aria-labelledby="judul-formulir">
        <h2 id="judul-formulir" className="mb-3 text-xl">
          Kanal baru
        </h2>
        <ChannelForm channel={null} today={today} />
      </section>
      <section aria-labelledby="judul-impor" className="grid grid-cols-1 gap-3">
        <h2 id="judul-impor" className="text-xl">
          Impor CSV
        </h2>
        <p id="kolom-kanal" className="measure text-ink-soft">
          Kolom: <code>nama</code>, <code>bentuk</code> (WhatsApp, Telepon, Situs web, Aplikasi, Kantor),{" "}
          <code>alamat</code>, <code>kode daerah</code>, <code>jenis kerusakan</code> (dipisah |),{" "}
          <code>minta identitas</code> (ya atau tidak), <code>hari diteruskan</code>, <code>hari ditindak</code>,{" "}
          <code>sumber</code>, <code>diperiksa</code> (2026-03-14). Satu baris salah, tidak ada yang diimpor; yang sudah
          ada tidak diubah.
        </p>
        <ChannelImport />
      </section>
    </div>
  );
}
