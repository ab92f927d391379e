import Link from "next/link";
import type { ReactNode } from "react";
import type { ContactLinks } from "@/lib/layout/contact";
import { Part } from "./part";

/** What the law gives, and where each of it is done here. */
export function PrivacyRights({ contact }: { contact: ContactLinks }) {
  return (
    <Part id="hak" title="Hak Anda">
      <ul className="grid list-disc gap-2 pl-6">
        <li>
          <strong>Tahu dan mendapat salinan:</strong> di <AccountLink>halaman akun</AccountLink> Anda melihat dan
          mengunduh semua yang tersimpan, dalam bentuk JSON yang dapat dipakai di tempat lain.
        </li>
        <li>
          <strong>Memperbaiki:</strong> daerah, umur, email, password, dan foto profil dapat Anda ubah sendiri di sana.
        </li>
        <li>
          <strong>Menghapus dan menarik persetujuan:</strong> akun dapat Anda hapus sendiri dan berlaku seketika.
          Sebelumnya ditunjukkan apa yang dihapus dan apa yang tetap ada.
        </li>
        <li>
          <strong>Bila Anda menulis tanpa akun:</strong> sebutkan nomor laporan kepada pengelola agar email atau laporan
          itu dihapus.
        </li>
        <li>
          <strong>Keberatan dan pengaduan:</strong> sampaikan kepada pengelola situs ini, atau kepada lembaga
          pelindungan data pribadi menurut undang-undang tersebut.
        </li>
      </ul>
      <p className="measure mt-4">
        Akun hanya untuk orang berumur 13 tahun ke atas. Anak di bawah itu dapat melapor tanpa akun, sebaiknya bersama
        orang tua atau guru.
      </p>
      <h3 className="mt-6 text-lg">Kontak</h3>
      {contact.email ? (
        <p>
          Pengelola situs ini:{" "}
          <a href={`mailto:${contact.email}`} className="font-semibold text-primary underline underline-offset-4">
            {contact.email}
          </a>
        </p>
      ) : (
        <p className="measure">
          Pengelola situs ini belum mencantumkan alamat. Hak-hak di atas yang tersedia di halaman akun tidak memerlukan
          bantuan siapa pun.
        </p>
      )}
    </Part>
  );
}

function AccountLink(props: { children: ReactNode }) {
  return (
    <Link href="/akun" prefetch={false} className="font-semibold text-primary underline underline-offset-4">
      {props.children}
    </Link>
  );
}
