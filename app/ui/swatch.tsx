interface SwatchProps {
  /** The material's slug; its colours and its drawing are in app/ui/swatch.css. */
  metal: string;
}

/** A small object of the metal, such as a tap for brass; decoration beside its name. */
export function Swatch({ metal }: SwatchProps) {
  return <span className="swatch" data-metal={metal} aria-hidden="true" />;
}
