import { Drawing } from "@/components/layout/drawing";
import { classNames } from "@/components/ui/class-names";
import type { Section } from "@/lib/content/rules";
import type { Picture } from "@/lib/content/view";

const GROUNDS: Record<Section, string> = { kisah: "bg-story-soft", tips: "bg-primary-soft" };

interface ArticlePictureProps {
  picture: Picture;
  section: Section;
  /** Beside its title a picture says nothing that the title does not. */
  decoration?: boolean;
  className?: string;
}

/** 16:9, drawn or photographed. */
export function ArticlePicture({ picture, section, decoration = false, className }: ArticlePictureProps) {
  const alt = decoration ? "" : picture.alt;
  return (
    <div className={classNames("overflow-clip", GROUNDS[section], className)}>
      {picture.photo === null ? (
        <Drawing name={picture.drawing ?? ""} alt={alt} />
      ) : (
        <img
          src={picture.photo}
          alt={alt}
          width={1280}
          height={720}
          loading="lazy"
          className="aspect-video h-auto w-full object-cover"
        />
      )}
    </div>
  );
}
