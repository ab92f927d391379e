import type { Role } from "@/lib/kernel/actor";
import { photoPath } from "@/lib/photos/rules";
import type { RoleName } from "./roles";

/** An account as its owner sees it. */
export interface AccountView {
  id: number;
  username: string;
  daerah: string;
  umur: number;
  role: RoleName;
}

/** `user` in GET /api/auth/session: what the profile card shows. */
export interface SessionUser extends Omit<AccountView, "id"> {
  /** Address of the picture, when there is one. */
  profilePicture?: string;
}

/** POST /api/register */
export interface RegisteredView {
  message: string;
  user: AccountView;
}

/** POST /api/login; `token` goes into `Authorization: Bearer …`. */
export interface LoggedInView {
  message: string;
  user: AccountView;
  token: string;
  /** Says that somebody has guessed at the account since the last sign-in. */
  warning?: string;
}

/** POST /api/auth/callback/credentials */
export interface SignedInView {
  user: SessionUser;
  /** As in `LoggedInView`. */
  warning?: string;
}

interface AccountRow {
  id: number;
  username: string;
  daerah: string;
  umur: number;
  role: Role;
}

export function accountView({ id, username, daerah, umur, role }: AccountRow): AccountView {
  return { id, username, daerah, umur, role: role.toLowerCase() as RoleName };
}

export function sessionUser(row: AccountRow & { profilePhotoId: string | null }): SessionUser {
  const { username, daerah, umur, role } = accountView(row);
  const picture = row.profilePhotoId === null ? {} : { profilePicture: photoPath(row.profilePhotoId, 640) };
  return { username, daerah, umur, role, ...picture };
}
