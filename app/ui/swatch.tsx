interface SwatchProps {
  /** The material's slug; app/ui/swatch.css has its colours and drawing. */
  metal: string;
}

/** A small object made of the metal, such as a tap for brass; decoration beside its name. */
export function Swatch({ metal }: SwatchProps) {
  return <span className="swatch" data-metal={metal} aria-hidden="true" />;
}
