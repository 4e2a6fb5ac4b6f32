import type { CityDetail, CityYard } from "../../worker/data/types.ts";
import { Newsletter } from "../forms/newsletter.tsx";
import { Breadcrumb, cityTrail } from "../ui/breadcrumb.tsx";
import { Link } from "../ui/link.tsx";
import { ClassicChecklist } from "./classic-checklist.tsx";
import { ClassicContact } from "./classic-contact.tsx";
import { ClassicPrices } from "./classic-prices.tsx";
import { ClassicSearch } from "./classic-search.tsx";
import { ClassicYards } from "./classic-yards.tsx";

interface ClassicCityProps {
  city: Pick<CityDetail, "name" | "slug" | "state" | "stateName">;
  /** The city's own yards; the first few are shown. */
  yards: CityYard[];
  /** Our own. */
  phone: string;
  email: string;
}

/** The older layout of a city page, with its static sample figures. */
export function ClassicCity({ city, yards, phone, email }: ClassicCityProps) {
  const page = `/${city.slug}/?layout=classic`;
  return (
    <>
      <header className="city-head wrap">
        <Breadcrumb trail={cityTrail(city.state)} />
        <h1>Scrap Metal Prices in {city.name}</h1>
        <p className="lead">
          This is the older layout of this page. Its price ranges are long-standing static samples.{" "}
          <Link to={`/${city.slug}/`}>See the current prices in {city.name}</Link>.
        </p>
      </header>
      <div className="classic wrap">
        <ClassicPrices city={city} />
        <ClassicChecklist city={city} />
      </div>
      <ClassicYards city={city} yards={yards} />
      <div className="classic wrap">
        <ClassicContact page={page} phone={phone} email={email} />
        <div>
          <ClassicSearch />
          <Newsletter page={page} />
        </div>
      </div>
    </>
  );
}
