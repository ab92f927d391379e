import { Icon } from "@/components/ui/icon";

/** The account's picture in a circle, or what stands for one. */
export function AccountPicture({ picture, username }: { picture: string | null; username: string }) {
  return (
    <span className="grid size-28 shrink-0 place-items-center overflow-hidden rounded-full border-2 border-line bg-panel text-ink-faint">
      {picture ? (
        <img src={picture} alt={`Foto profil ${username}`} className="size-full object-cover" />
      ) : (
        <Icon name="user" size={48} />
      )}
    </span>
  );
}
