interface SwatchProps {
  /** The material's slug; its colours are in app/ui/swatch.css. */
  metal: string;
}

/** A small ingot in the metal's colour; decoration beside its name. */
export function Swatch({ metal }: SwatchProps) {
  return <span className="swatch" data-metal={metal} aria-hidden="true" />;
}
