/** The rules of a state, in a few words for tables; the full text is in `seed/states.csv`. */
export interface StateRule {
  state: string;
  /** The rule on cash payments. */
  cash: string;
  /** The deadline for the notice of disposal of a registered vehicle. */
  notice: string;
  /** The authority for scrap and second-hand dealers, the same as in `seed/states.csv`. */
  regulator: string;
  regulatorUrl: string;
}

/** Every state and territory, the most populous first. */
export const STATE_RULES: readonly StateRule[] = [
  {
    state: "New South Wales",
    cash: "Banned",
    notice: "14 days",
    regulator: "NSW Police Force",
    regulatorUrl: "https://www.police.nsw.gov.au/online_services/scrap_metal_industry",
  },
  {
    state: "Victoria",
    cash: "Banned",
    notice: "7 days",
    regulator: "Consumer Affairs Victoria",
    regulatorUrl: "https://www.consumer.vic.gov.au/scrapmetal",
  },
  {
    state: "Queensland",
    cash: "Treat as banned",
    notice: "14 days",
    regulator: "Office of Fair Trading Queensland",
    regulatorUrl: "https://www.qld.gov.au/fairtrading",
  },
  {
    state: "Western Australia",
    cash: "Limited",
    notice: "7 days",
    regulator: "Western Australia Police Force",
    regulatorUrl: "https://www.police.wa.gov.au",
  },
  {
    state: "South Australia",
    cash: "Limited",
    notice: "14 days: check with the registry",
    regulator: "South Australia Police",
    regulatorUrl: "https://www.police.sa.gov.au",
  },
  {
    state: "Tasmania",
    cash: "No ban found",
    notice: "7 days: check with the registry",
    regulator: "Tasmania Police",
    regulatorUrl: "https://www.police.tas.gov.au",
  },
  {
    state: "Northern Territory",
    cash: "No ban found",
    notice: "14 days: check with the registry",
    regulator: "Licensing NT",
    regulatorUrl:
      "https://nt.gov.au/industry/licences/pawnbrokers-and-second-hand-dealers/second-hand-dealers-licence",
  },
  {
    state: "Australian Capital Territory",
    cash: "No ban found",
    notice: "None found: ask Access Canberra",
    regulator: "Access Canberra",
    regulatorUrl: "https://www.accesscanberra.act.gov.au",
  },
];
