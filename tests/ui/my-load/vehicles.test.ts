import { expect, it } from "vitest";
import { carriedBy } from "../../../app/my-load/vehicles.ts";

it.each([
  ["", 0, "car", { trips: 1, isAssumed: false, isForPickUp: false }],
  ["", 200, "car", { trips: 1, isAssumed: false, isForPickUp: false }],
  ["", 201, "trailer", { trips: 1, isAssumed: true, isForPickUp: false }],
  ["", 2_999, "trailer", { trips: 6, isAssumed: true, isForPickUp: false }],
  ["", 3_000, "trailer", { trips: 6, isAssumed: true, isForPickUp: true, most: 1_400 }],
  ["car", 500, "car", { trips: 3, isAssumed: false, isForPickUp: false, most: 200 }],
  ["ute", 700, "ute", { trips: 1, isAssumed: false, most: 700 }],
  ["tandem", 1_400, "tandem", { trips: 1, isAssumed: false, isForPickUp: false }],
  ["spaceship", 10, "car", { trips: 1, isAssumed: false, most: 1_400 }],
  ["1100", 1_500, "1100", { trips: 2, isAssumed: false, most: 1_100 }],
  // Neither is a load of a vehicle.
  ["0100", 1_500, "trailer", { trips: 3 }],
  ["999999", 1_500, "trailer", { trips: 3 }],
])("with vehicle %j, %i kg are carried by %s: %o", (chosen, kilograms, value, carried) => {
  const found = carriedBy(chosen, [{ maxGrams: 0 }, { maxGrams: kilograms * 1000 }]);
  expect(found).toMatchObject({ ...carried, kilograms, vehicle: { value } });
});
