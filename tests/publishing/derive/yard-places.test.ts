import { expect, test } from "vitest";
import { thisProject } from "../../../publishing/commands/this-project.ts";
import { cityNear, nearestOf, suburbOf } from "../../../publishing/derive/yard-places.ts";

const { places } = thisProject();
const GILLMAN = { lat: -34.842, lon: 138.5265, state: "SA" };

test.each([
  "129 Ingot Street, Gillman SA 5013",
  "129 Ingot Street Gillman SA 5013",
  "129 Ingot Street, GILLMAN, SA, 5013, Australia",
  "129 Ingot Street, Gillman 5013",
  "129 Ingot Street, Gillman SA",
  "Lot 2, Gillman SA 9999",
  // A postcode of another place: the name is what people know.
  "129 Ingot Street, Gillman SA 5108",
  "5013 Ingot Street, gillman sa 5013",
  "129 Ingot Street, Gillman  SA  5013.",
  "1 WA Road, Gillman SA 5013",
  "Gillman SA 5013",
])("%j is in Gillman", (address) => {
  expect(suburbOf(address, places)).toEqual(GILLMAN);
});

test("the longest name counts, and a suburb that nobody knows is somewhere in its postcode", () => {
  expect(suburbOf("1 Salisbury Road, Salisbury South SA 5106", places)).not.toEqual(
    suburbOf("1 Salisbury Road, Salisbury SA 5108", places),
  );
  // Both have the postcode, and the address ends with either name.
  expect(suburbOf("1 Mill Lane, North Epping NSW 2121", places)).not.toEqual(
    suburbOf("1 Mill Lane, Epping NSW 2121", places),
  );
  expect(suburbOf("1 Sydney Road, Mt Isa Qld 4825", places)?.state).toBe("QLD");
  expect(suburbOf("1 Mill Lane, Nowhere SA 5013", places)?.state).toBe("SA");
});

test.each(["1 Smelter Road", "2000 Long Road", "Behind the silo", ""])(
  "%j is nowhere",
  (address) => {
    expect(suburbOf(address, places)).toBeUndefined();
  },
);

test("the nearest city is one of the state, if there is one, and nobody's of none", () => {
  const city = (name: string, state: string, lat: number) => ({ name, state, lat, lon: 149 });
  const cities = [city("Far", "NSW", -30), city("Border", "VIC", -36.1), city("Near", "NSW", -35)];
  const at = (state: string) => cityNear({ state, lat: -36, lon: 149 }, cities)?.name;
  expect([at("NSW"), at("VIC"), at("QLD")]).toEqual(["Near", "Border", "Border"]);
  expect(nearestOf({ lat: -30.1, lon: 149 }, cities)?.name).toBe("Far");
  expect(nearestOf({ lat: -30, lon: 149 }, [])).toBeUndefined();
});
