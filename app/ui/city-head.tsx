import type { ReactNode } from "react";
import { Breadcrumb, type Crumb } from "./breadcrumb.tsx";

interface CityHeadProps {
  city: { name: string; state: string };
  /** The lead paragraph, and whatever else belongs above the first section. */
  children: ReactNode;
  /** Shown beside the heading on wide screens. */
  board?: ReactNode;
}

/** Head of a city's page, in both layouts. */
export function CityHead({ city, board, children }: CityHeadProps) {
  return (
    <header className={board ? "board-hero split wrap" : "hero wrap"}>
      <div>
        <Breadcrumb trail={cityTrail(city.state)} />
        <h1>Scrap Metal Prices in {city.name}</h1>
        {children}
      </div>
      {board}
    </header>
  );
}

/** Breadcrumb "Australia > state" of a city, from the state's code. */
export function cityTrail(state: string): Crumb[] {
  const cities = "/scrap-metal-prices-by-city/";
  return [
    { label: "Australia", to: cities },
    { label: state, to: `${cities}#${state.toLowerCase()}` },
  ];
}
