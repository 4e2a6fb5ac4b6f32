import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { ClassicCity } from "../../app/ui/classic-city.tsx";
import type { Yard } from "../../worker/data/types.ts";
import { show } from "./show.tsx";

const yard = (id: number): Yard => ({
  id,
  name: `Yard ${id}`,
  address: `${id} Ore Road, Geelong VIC 3220`,
  cityId: 20,
  phone: null,
  website: null,
  description: null,
  acceptedMaterials: null,
  services: null,
  latitude: null,
  longitude: null,
});

function showCity(yards: Yard[] = []) {
  const city = { name: "Geelong", slug: "geelong", state: "VIC" };
  return show(
    <ClassicCity city={city} yards={yards} phone="1300 975 707" email="hello@x.example" />,
    "/geelong/?layout=classic",
  );
}

const section = (name: string) => within(screen.getByRole("region", { name }));

describe("the older city layout", () => {
  it("is headed by the city and leads to its current prices", () => {
    showCity();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
      "Scrap Metal Prices in Geelong",
    );
    const links = screen.getAllByRole("link", { name: /current prices in Geelong/i });
    for (const link of links) expect(link.getAttribute("href")).toBe("/geelong/");
    expect(screen.getByText(/long-standing static samples/)).toBeTruthy();
  });

  it("shows the static ranges in dollars per kilogram", () => {
    showCity();
    const rows = section("Indicative price ranges").getAllByRole("row").slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      "Copper$6.00 – $9.50",
      "Aluminium$0.50 – $1.80",
      "Brass$3.00 – $5.50",
      "Steel$0.15 – $0.30",
    ]);
    expect(screen.getByRole("table", { name: /sample.*dollars per kilogram/i })).toBeTruthy();
  });

  it("has the trading checklist, with the state's rules", () => {
    showCity();
    const checklist = section("Trading checklist");
    expect(
      checklist.getAllByRole("listitem").map((item) => item.querySelector("b")?.textContent),
    ).toEqual(["Bring ID.", "Sort metals.", "Clean scrap.", "Know state rules.", "Compare yards."]);
    const rules = checklist.getByRole("link", { name: /for Victoria/ });
    expect(rules.getAttribute("href")).toBe("/geelong/#rules");
  });

  it("lists five of the city's yards at most", () => {
    showCity([1, 2, 3, 4, 5, 6].map(yard));
    const names = section("Scrap yards in Geelong").getAllByRole("heading", { level: 3 });
    expect(names.map((name) => name.textContent)).toEqual(
      [1, 2, 3, 4, 5].map((id) => `Yard ${id}`),
    );
  });

  it("says so where there are no yards", () => {
    showCity();
    expect(screen.getByText("No scrap yards found in this area.")).toBeTruthy();
  });

  it("searches for another city", async () => {
    const router = showCity();
    await userEvent.type(screen.getByRole("textbox", { name: "City or town" }), "Gold Coast");
    await userEvent.click(screen.getByRole("button", { name: "Find Prices" }));
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe("/search/?city=Gold+Coast");
  });
});

describe("its forms that are not open yet", () => {
  it.each([
    ["Contact us", "Name", "name"],
    ["Contact us", "Email", "email"],
    ["Contact us", "Subject", "off"],
    ["Contact us", "Message", "off"],
    ["Newsletter", "Your e-mail address", "email"],
  ])("%s: %s has its label, but takes no text", async (heading, label, autocomplete) => {
    showCity();
    const field = section(heading).getByRole<HTMLInputElement>("textbox", { name: label });
    expect(field.getAttribute("autocomplete")).toBe(autocomplete);
    expect(field.matches("fieldset:disabled *")).toBe(true);
    await userEvent.type(field, "x");
    expect(field.value).toBe("");
  });

  it.each([
    ["Contact us", "Send Message"],
    ["Newsletter", "Subscribe"],
  ])(
    "%s: says that it is closed before the fields, and %s cannot be pressed",
    (heading, button) => {
      showCity();
      const form = section(heading).getByRole("group");
      const words = document.getElementById(form.getAttribute("aria-describedby") ?? "");
      expect(words?.textContent).toMatch(/^This form is not open yet\./);
      expect(words?.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      expect(section(heading).getByRole("button", { name: button }).closest(":disabled")).toBe(
        form,
      );
    },
  );

  it("give the phone and the e-mail address instead", () => {
    showCity();
    const contact = section("Contact us");
    expect(contact.getByRole("link", { name: "1300 975 707" }).getAttribute("href")).toBe(
      "tel:1300975707",
    );
    expect(contact.getByRole("link", { name: "hello@x.example" }).getAttribute("href")).toBe(
      "mailto:hello@x.example",
    );
  });
});
