import { Globe, MapPin, Navigation, Phone } from "lucide";
import { LineIcon } from "./line-icon.tsx";

const DRAWN = { place: MapPin, directions: Navigation, phone: Phone, website: Globe };

interface IconProps {
  name: keyof typeof DRAWN;
}

/** An icon of a list that repeats it; it shows what `IconSprite` drew once for the whole page. */
export function Icon({ name }: IconProps) {
  return (
    <svg className="icon" width={16} height={16} aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}

/** What every `Icon` below it shows. */
export function IconSprite() {
  return (
    <svg className="icon-sprite" width={0} height={0} aria-hidden="true">
      {Object.entries(DRAWN).map(([name, drawn]) => (
        <symbol key={name} id={`icon-${name}`}>
          <LineIcon of={drawn} size={16} />
        </symbol>
      ))}
    </svg>
  );
}
