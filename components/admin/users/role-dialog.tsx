"use client";

import { useId, useState } from "react";
import { DialogButtons } from "@/components/admin/desk/words-dialog";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { RadioGroup } from "@/components/ui/radio-group";
import type { RoleName } from "@/lib/accounts/view";
import { ROLE_LABELS, ROLE_NAMES } from "@/lib/admin/rules";
import type { UserDetailView } from "@/lib/admin/view";

const MAY: Record<RoleName, string> = {
  user: "Menulis seperti semua warga, tanpa dasbor.",
  pengelola: "Meninjau laporan, lokasi dan pesan, tanpa melihat data pribadi.",
  admin: "Segalanya, juga data pengguna dan role orang lain.",
};

interface RoleDialogProps {
  user: UserDetailView;
  /** The admin's own account. */
  own: boolean;
  onClose: () => void;
  onSubmit: (role: RoleName) => void;
}

export function RoleDialog({ user, own, onClose, onSubmit }: RoleDialogProps) {
  const formId = useId();
  const [role, setRole] = useState(user.role);
  return (
    <Dialog open onClose={onClose} title="Ubah role">
      <form
        id={formId}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (role !== user.role) onSubmit(role);
        }}
      >
        <RadioGroup
          name="role"
          legend={`Role ${user.username}`}
          options={ROLE_NAMES.map((value) => ({ value, label: ROLE_LABELS[value], hint: MAY[value] }))}
          value={role}
          onChange={(value) => setRole(ROLE_NAMES.find((known) => known === value) ?? user.role)}
        />
        <Notice tone={own ? "wait" : "info"} icon={own ? "warning" : "info"}>
          {own
            ? "Ini akun Anda sendiri. Setelah diubah, Anda tidak dapat lagi membuka halaman ini, dan hanya admin lain yang dapat mengembalikannya."
            : `Berlaku mulai permintaan berikutnya${user.email === null ? "" : " dan diberitahukan lewat email"}.`}
        </Notice>
        <DialogButtons onClose={onClose}>
          <Button type="submit" variant={own ? "danger" : "primary"} disabled={role === user.role}>
            Ubah role
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
