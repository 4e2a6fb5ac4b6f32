import type { ReactNode } from "react";

interface Authority {
  /** For use in a sentence. */
  name: string;
  url: string;
}

/** A state's or territory's rules for people who scrap a car. */
export interface CarState {
  /** Such as "NSW". */
  code: string;
  name: string;
  /** Where cars are registered. */
  office: Authority;
  /** Licenses or registers scrap dealers; the same one as in the cities' data. */
  regulator: Authority;
  /** How soon, and to whom, to report that the car is gone. */
  notice: string;
  cash: string;
  bring: ReactNode;
}

const NO_BAN = "We found no ban on cash, but a yard may still pay only by transfer.";
const SERVICE_NSW = { name: "Service NSW", url: "https://www.service.nsw.gov.au" };
const ACCESS_CANBERRA = { name: "Access Canberra", url: "https://www.accesscanberra.act.gov.au" };

/** All states and territories, in the order of menus. */
export const CAR_STATES: readonly CarState[] = [
  {
    code: "NSW",
    name: "New South Wales",
    office: SERVICE_NSW,
    regulator: {
      name: "the NSW Police Force",
      url: "https://www.police.nsw.gov.au/online_services/scrap_metal_industry",
    },
    notice:
      "Lodge a notice of disposal with Transport for NSW, through Service NSW, straight away and within 14 days at the latest. Keep your copy.",
    cash: "Cash is banned, and so are cash cheques and swaps. Expect a bank transfer.",
    bring:
      "Photo ID, which the yard keeps on record for three years. It may not buy a vehicle, body, engine or chassis without its identification.",
  },
  {
    code: "VIC",
    name: "Victoria",
    office: { name: "VicRoads", url: "https://www.vicroads.vic.gov.au" },
    regulator: {
      name: "Consumer Affairs Victoria",
      url: "https://www.consumer.vic.gov.au/scrapmetal",
    },
    notice:
      "Tell VicRoads within 7 days of handing the car over. VicRoads gives the buyer 14 days.",
    cash: "Cash has been banned for most scrap since 30 May 2018. Expect a bank transfer.",
    bring:
      "Photo ID. The yard writes down your details and the vehicle identifier, and may not deal in unidentified vehicles.",
  },
  {
    code: "QLD",
    name: "Queensland",
    office: { name: "Transport and Main Roads", url: "https://www.tmr.qld.gov.au" },
    regulator: {
      name: "the Office of Fair Trading Queensland",
      url: "https://www.qld.gov.au/fairtrading",
    },
    notice:
      "Notify Transport and Main Roads within 14 days. The buyer has 14 days too, a wrecker 7. Ask who hands in the plates.",
    cash: "In Queensland, treat cash as banned and ask the regulator: the rules may have changed. Plan for a bank transfer.",
    bring: "Your driver’s licence and the rego paperwork.",
  },
  {
    code: "WA",
    name: "Western Australia",
    office: { name: "the Department of Transport", url: "https://www.transport.wa.gov.au" },
    regulator: { name: "the Western Australia Police Force", url: "https://www.police.wa.gov.au" },
    notice:
      "Tell the Department of Transport within 7 days. Here a registered vehicle is called a licensed vehicle.",
    cash: "Cash is limited, so ask how you will be paid.",
    bring:
      "Photo ID and proof that the car is yours. If you also sell copper or brass on its own, such as a radiator, you need 100 points of ID.",
  },
  {
    code: "SA",
    name: "South Australia",
    office: { name: "Service SA", url: "https://www.sa.gov.au" },
    regulator: { name: "South Australia Police", url: "https://www.police.sa.gov.au" },
    notice: "Lodge a disposal notice with Service SA. Our sources say 14 days.",
    cash: "Cash is limited, and the rules are changing: a bill of November 2025 proposed registered dealers and records of every purchase.",
    bring: "Photo ID and proof that the car is yours.",
  },
  {
    code: "TAS",
    name: "Tasmania",
    office: { name: "Service Tasmania", url: "https://www.service.tas.gov.au" },
    regulator: { name: "Tasmania Police", url: "https://www.police.tas.gov.au" },
    notice:
      "Notify the Registrar of Motor Vehicles, through Service Tasmania. Our sources say 7 days. Ask whether unused registration is refunded.",
    cash: NO_BAN,
    bring: "Photo ID and proof that the car is yours. Get a dated receipt.",
  },
  {
    code: "NT",
    name: "Northern Territory",
    office: { name: "the Motor Vehicle Registry", url: "https://nt.gov.au" },
    regulator: {
      name: "Licensing NT",
      url: "https://nt.gov.au/industry/licences/pawnbrokers-and-second-hand-dealers/second-hand-dealers-licence",
    },
    notice:
      "Notify the Motor Vehicle Registry. Our sources say 14 days. Ask whether it wants the plates back.",
    cash: NO_BAN,
    bring:
      "Photo ID and proof that the car is yours. Yards need no licence for scrap other than gold and silver, so ask what else this one wants to see.",
  },
  {
    code: "ACT",
    name: "Australian Capital Territory",
    office: ACCESS_CANBERRA,
    regulator: ACCESS_CANBERRA,
    notice:
      "We found no deadline, so ask Access Canberra when the notice is due and whether the plates go back.",
    cash: "We found no ban on cash. Over the border in Queanbeyan the New South Wales rules apply, and cash is banned.",
    bring: "Photo ID and proof that the car is yours.",
  },
];

/** Finds a state by code or name, in any case. */
export function findCarState(text: string): CarState | undefined {
  const wanted = text.toLowerCase();
  return CAR_STATES.find(
    ({ code, name }) => code.toLowerCase() === wanted || name.toLowerCase() === wanted,
  );
}

/** A state's rules, and who confirms them. */
export function CarRules({
  state: { office, regulator, notice, cash, bring },
}: {
  state: CarState;
}) {
  return (
    <>
      <dl className="car-rules">
        <div>
          <dt>When the car is gone</dt>
          <dd>{notice}</dd>
        </div>
        <div>
          <dt>How you are paid</dt>
          <dd>{cash}</dd>
        </div>
        <div>
          <dt>What to bring</dt>
          <dd>{bring}</dd>
        </div>
      </dl>
      <p>
        Confirm with <a href={office.url}>{office.name}</a>
        {regulator !== office && (
          <>
            {" "}
            for the car, and with <a href={regulator.url}>{regulator.name}</a> for the sale
          </>
        )}
        .
      </p>
    </>
  );
}
