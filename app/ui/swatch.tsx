/** A small object made of the metal, such as a tap for brass, from its slug (swatch.css); decorates the name. */
export function Swatch({ metal }: { metal: string }) {
  return <span className="swatch" data-metal={metal} aria-hidden="true" />;
}
