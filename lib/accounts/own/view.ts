import { deviceLabel } from "@/lib/accounts/devices";
import type { RoleName } from "@/lib/accounts/roles";
import { photoPath } from "@/lib/photos/rules";
import type { AccountEventKind } from "./rules";

/** PATCH /api/account */
export interface ProfileView {
  daerah: string;
  umur: number;
}

/** POST /api/account/photo */
export interface ProfilePhotoView {
  profilePicture: string;
}

/** An act on the account that answers with a sentence. */
export interface ChangedView {
  message: string;
}

export interface SessionView {
  id: string;
  device: string;
  created_at: string;
  last_seen_at: string;
  /** The one that asks. */
  current: boolean;
}

export interface TokenView {
  id: number;
  name: string;
  created_at: string;
  last_used_at: string | null;
  expires_at: string;
}

/** POST /api/account/tokens */
export interface CreatedTokenView extends TokenView {
  token: string;
}

export interface AccountEventView {
  id: number;
  kind: AccountEventKind;
  device: string;
  created_at: string;
}

/** GET /api/account: all that /akun shows to its owner, but the writings. Times are ISO strings. */
export interface OwnAccountView extends ProfileView {
  username: string;
  role: RoleName;
  joined_at: string;
  profilePicture: string | null;
  email: string | null;
  /** Its wording. */
  pertanyaan_keamanan: string;
  /** False where only the link by mail recovers the account. */
  pertanyaan_aktif: boolean;
  sessions: SessionView[];
  tokens: TokenView[];
  events: AccountEventView[];
}

/** POST /api/login keeps the client's User-Agent as the token's name; on /akun its owner wrote one. */
const NAMED_BY_CLIENT = /^Mozilla\//u;

interface TokenRow {
  id: number;
  device: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  expiresAt: Date;
}

export function tokenView({ id, device, createdAt, lastUsedAt, expiresAt }: TokenRow): TokenView {
  return {
    id,
    name: NAMED_BY_CLIENT.test(device) ? deviceLabel(device) : device,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
    expires_at: expiresAt.toISOString(),
  };
}

interface SessionRow {
  id: string;
  device: string;
  createdAt: Date;
  lastSeenAt: Date;
}

export function sessionView({ id, device, createdAt, lastSeenAt }: SessionRow, currentId: string | null): SessionView {
  return {
    id,
    device: deviceLabel(device),
    created_at: createdAt.toISOString(),
    last_seen_at: lastSeenAt.toISOString(),
    current: id === currentId,
  };
}

export function pictureOf(photoId: string | null): string | null {
  return photoId === null ? null : photoPath(photoId, 640);
}
