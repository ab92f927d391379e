import type { IconName } from "@/components/ui/icon";
import type { ForumCategory } from "@/lib/forum/rules";

export const CATEGORY_ICONS: Record<ForumCategory, IconName> = {
  "pengelolaan-sampah": "recycle",
  tanaman: "sprout",
  "eco-lifestyle": "leaf",
};
