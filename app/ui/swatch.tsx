interface SwatchProps {
  /** The material's slug; app/ui/swatch.css holds the colours. */
  metal: string;
}

/** A small cast ingot in the metal's colour; decoration beside the metal's name. */
export function Swatch({ metal }: SwatchProps) {
  return <span className="swatch" data-metal={metal} aria-hidden="true" />;
}
