import type { Row } from "./files.ts";
import { type Random, random } from "./random.ts";
import * as words from "./words.ts";
import { describe, pickMaterials, pickServices } from "./yard-offers.ts";

// Two towns have no yards, so that the sample shows an empty list too.
const TOWNS_WITHOUT_YARDS = ["katherine", "port-lincoln"];
const MOST_YARDS_IN_A_CITY = 32;
const DEGREES_FROM_SUBURB = 0.0059;
/** The share of yards that lack a given optional field. */
const MISSING_SHARE = 0.05;

/** Where a yard is. */
interface Place {
  city: Row;
  suburb: Row;
}

/** Rows of scrap_yards.csv, by city id and then name. */
export function makeYards(cities: Row[], suburbs: Row[]): Row[] {
  const names = distinctNames();
  const lines = distinctLines();
  const yards = cities.flatMap((city) => {
    const places = placesOf(city, suburbs);
    const ofCity = names.splice(0, places.length).sort();
    return ofCity.map((name, i) => makeYard(name, places[i] as Place, lines.pop() ?? ""));
  });
  emptySomeFields(yards);
  for (const yard of yards) Object.assign(yard, checkedHours(yard));
  return yards.map((yard, i) => ({ id: String(i + 1), ...yard }));
}

/** Each plant or bird is used once before any is used again, so that a city hardly repeats one. */
function distinctNames(): string[] {
  const chance = random("yard names");
  const names = words.LANDFORMS.flatMap((_, round) =>
    chance.shuffle(words.NATURE).map((nature) => {
      const turn = (words.NATURE.indexOf(nature) + round) % words.LANDFORMS.length;
      const other = chance.pick(words.NATURE);
      const paired = other !== nature && chance.next() < 0.15;
      const second = paired ? `& ${other}` : words.LANDFORMS[turn];
      return `${nature} ${second} ${chance.pick(words.TRADES)}`;
    }),
  );
  return [...new Set(names)];
}

/** The last four digits of landlines. */
function distinctLines(): string[] {
  const lines = Array.from({ length: 9000 }, (_, i) => String(1000 + i));
  return random("landlines").shuffle(lines);
}

/** A place for each yard, taking the city's suburbs in turn. */
function placesOf(city: Row, suburbs: Row[]): Place[] {
  const ofCity = suburbs.filter((suburb) => suburb.city_slug === city.slug);
  const order = random(`suburbs ${city.slug}`).shuffle(ofCity);
  if (order.length === 0) throw new Error(`seed/sample/suburbs.csv needs a suburb of ${city.slug}`);
  return Array.from({ length: countOf(city) }, (_, i) => {
    return { city, suburb: order[i % order.length] as Row };
  });
}

/** How many yards a city has: more in big cities, though not in proportion; some 300 in all. */
function countOf(city: Row): number {
  if (TOWNS_WITHOUT_YARDS.includes(city.slug ?? "")) return 0;
  const count = Math.round(Number(city.population) ** 0.6 / 310);
  return Math.min(Math.max(count, 1), MOST_YARDS_IN_A_CITY);
}

function makeYard(name: string, place: Place, line: string): Row {
  const { city, suburb } = place;
  const chance = random(`yard ${name}`);
  const street = `${chance.whole(3, 180)} ${chance.pick(words.STREETS)}`;
  const materials = pickMaterials(chance);
  const services = pickServices(materials, chance);
  return {
    name,
    address: `${street}, ${suburb.suburb} ${city.state} ${suburb.postcode}`,
    city_slug: city.slug ?? "",
    phone: phone(city.state ?? "", line, chance),
    website: `https://www.${domain(name)}.example`,
    description: describe(city, suburb, [...materials, ...services], chance),
    accepted_materials: materials.join(";"),
    services: services.join(";"),
    latitude: nearby(suburb.lat, chance),
    longitude: nearby(suburb.lon, chance),
  };
}

/** Opening hours for nine yards in ten, and a checking date for those and some others. */
function checkedHours({ name, description = "" }: Row): Row {
  const chance = random(`hours ${name}`);
  const weekdays = chance.pick(["07:00-16:00", "07:00-15:30", "07:30-16:30", "08:00-17:00"]);
  const saturday = chance.pick(["; Sa 08:00-12:00", "; Sa 07:00-11:30", "; Sa 08:00-13:00"]);
  const isOpenOnSaturday = description.includes("Saturday") || chance.next() < 0.6;
  const isKnown = chance.next() < 0.9;
  const day = chance.pick(words.CHECKING_DAYS);
  return {
    opening_hours: isKnown ? `Mo-Fr ${weekdays}${isOpenOnSaturday ? saturday : ""}` : "",
    checked_on: isKnown || chance.next() < 0.5 ? day : "",
  };
}

function domain(name: string): string {
  return name.toLowerCase().replaceAll("&", "and").replaceAll(" ", "");
}

/** A coordinate near that of a suburb. */
export function nearby(degrees: string | undefined, chance: Random): string {
  return (Number(degrees) + chance.between(-DEGREES_FROM_SUBURB, DEGREES_FROM_SUBURB)).toFixed(4);
}

function phone(state: string, line: string, chance: Random): string {
  const kind = chance.next();
  if (kind < 0.03) return chance.pick(words.FICTIONAL_SERVICE_NUMBERS);
  if (kind < 0.16) return chance.pick(words.FICTIONAL_MOBILES);
  return `(${words.AREA_CODES[state]}) 5550 ${line}`;
}

/** Empties some optional fields, but none of Sydney's first yard, which tests look at. */
function emptySomeFields(yards: Row[]): void {
  const complete = yards.find((yard) => yard.city_slug === "sydney");
  for (const yard of yards.filter((other) => other !== complete)) {
    const chance = random(`gaps ${yard.name}`);
    for (const column of ["phone", "website", "description", "accepted_materials", "services"]) {
      if (chance.next() < MISSING_SHARE) yard[column] = "";
    }
    if (chance.next() < MISSING_SHARE) Object.assign(yard, { latitude: "", longitude: "" });
  }
}
