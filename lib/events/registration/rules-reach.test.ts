import { expect, it } from "vitest";
import { cancelledReach, cancelReach, changeReach, deskReach } from "./rules-reach";

const AFTER = "sesudah ini nomor dan teksnya tampil di bagian “Pendaftar”, untuk Anda kabari sendiri.";
const STOPPED = "2 pendaftar menghentikan email kami dan tidak meninggalkan nomor.";
const HERE = "bila ada kabar, nomor dan teksnya tampil di sini, untuk Anda kabari sendiri.";

it.each([
  {
    reach: { mail: 0, number: 0, stopped: 0 },
    asked: "Belum ada pendaftar yang perlu dikabari.",
    listed: "",
    done: "Kegiatan dibatalkan.",
  },
  {
    reach: { mail: 1, number: 0, stopped: 0 },
    asked: "1 pendaftar menerima alasan ini lewat email.",
    listed: "Bila ada perubahan atau pembatalan, 1 pendaftar kami kabari lewat email.",
    done: "Kegiatan dibatalkan. Kabarnya sedang dikirim lewat email kepada 1 pendaftar.",
  },
  {
    reach: { mail: 0, number: 1, stopped: 0 },
    asked: `1 pendaftar tidak terjangkau email, dan nomornya tidak kami kirimi apa pun: ${AFTER}`,
    listed: `1 pendaftar tidak terjangkau email, dan nomornya tidak kami kirimi apa pun: ${HERE}`,
    done: "Kegiatan dibatalkan. Kabari 1 pendaftar yang tidak terjangkau email lewat nomornya.",
  },
  {
    reach: { mail: 1200, number: 3, stopped: 0 },
    asked: `1.200 pendaftar menerima alasan ini lewat email. 3 pendaftar lainnya tidak terjangkau email, dan nomornya tidak kami kirimi apa pun: ${AFTER}`,
    listed: `Bila ada perubahan atau pembatalan, 1.200 pendaftar kami kabari lewat email. 3 pendaftar lainnya tidak terjangkau email, dan nomornya tidak kami kirimi apa pun: ${HERE}`,
    done: "Kegiatan dibatalkan. Kabarnya sedang dikirim lewat email kepada 1.200 pendaftar. Kabari 3 pendaftar yang tidak terjangkau email lewat nomornya.",
  },
  {
    reach: { mail: 1, number: 0, stopped: 2 },
    asked: `1 pendaftar menerima alasan ini lewat email. ${STOPPED}`,
    listed: `Bila ada perubahan atau pembatalan, 1 pendaftar kami kabari lewat email. ${STOPPED}`,
    done: `Kegiatan dibatalkan. Kabarnya sedang dikirim lewat email kepada 1 pendaftar. ${STOPPED}`,
  },
  {
    reach: { mail: 0, number: 0, stopped: 2 },
    asked: STOPPED,
    listed: STOPPED,
    done: `Kegiatan dibatalkan. ${STOPPED}`,
  },
])(
  "promises $reach.mail by mail and $reach.number by number what is done, and no more",
  ({ reach, asked, listed, done }) => {
    expect(cancelReach(reach)).toBe(asked);
    expect(changeReach(reach)).toBe(listed);
    expect(cancelledReach(reach)).toBe(done);
  },
);

it.each([
  [{ mail: 0, number: 0, stopped: 0 }, false, ""],
  [{ mail: 2, number: 0, stopped: 0 }, true, " 2 pendaftar diberi tahu lewat email."],
  [
    { mail: 0, number: 1, stopped: 0 },
    false,
    " 1 pendaftar tidak terjangkau email, dan nomornya tidak kami kirimi apa pun: penyelenggara mengabari mereka sendiri.",
  ],
  [
    { mail: 2, number: 1, stopped: 0 },
    true,
    " 2 pendaftar diberi tahu lewat email. 1 pendaftar tidak terjangkau email, dan nomornya tidak kami kirimi apa pun: batalkan dahulu agar penyelenggara dapat mengabari mereka.",
  ],
  [{ mail: 0, number: 0, stopped: 2 }, true, ` ${STOPPED}`],
])("tells staff of %j, deleting %s", (reach, deletes, words) => {
  expect(deskReach(reach, deletes)).toBe(words);
});
