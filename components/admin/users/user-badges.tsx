import { Badge, type Tone } from "@/components/ui/badge";
import type { RoleName } from "@/lib/accounts/view";
import { ROLE_LABELS } from "@/lib/admin/rules";

const TONES: Record<RoleName, Tone> = { admin: "good", pengelola: "info", user: "neutral" };

export function RoleBadge({ role }: { role: RoleName }) {
  return <Badge tone={TONES[role]}>{ROLE_LABELS[role]}</Badge>;
}

export function BlockedBadge() {
  return (
    <Badge tone="bad" icon="shield">
      Diblokir
    </Badge>
  );
}
