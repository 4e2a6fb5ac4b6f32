import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { ClassicCity } from "../../../app/cities/classic-city.tsx";
import { show, words } from "../show.tsx";

it("the older city layout lists five of the city's yards at most, and searches for another city", async () => {
  const unknown = { phone: null, website: null, description: null, services: null, hours: null };
  const yards = [1, 2, 3, 4, 5, 6].map((id) => ({
    ...{ id, name: `Yard ${id}`, address: `${id} Ore Road`, takes: null, ...unknown },
  }));
  const city = { name: "Geelong", slug: "geelong", state: "VIC", stateName: "Victoria" };
  const router = show(
    <ClassicCity city={city} yards={yards} phone="1300" email="hello@x.example" />,
  );
  expect(words("h3")).toEqual([1, 2, 3, 4, 5].map((id) => `Yard ${id}`));
  await userEvent.type(screen.getByRole("textbox", { name: "City or town" }), "Gold Coast");
  await userEvent.click(screen.getByRole("button", { name: "Find Prices" }));
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe("/search/?city=Gold+Coast");
});
