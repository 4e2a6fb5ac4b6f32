import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { ListedYard } from "../../../app/cities/city-yard-card.tsx";
import { ClassicCity } from "../../../app/cities/classic-city.tsx";

import { show } from "../show.tsx";

const yard = (id: number): ListedYard => ({
  id,
  name: `Yard ${id}`,
  address: `${id} Ore Road, Geelong VIC 3220`,
  phone: null,
  website: null,
  description: null,
  takes: null,
  services: null,
  hours: null,
});

function showCity(yards: ListedYard[] = []) {
  const city = { name: "Geelong", slug: "geelong", state: "VIC", stateName: "Victoria" };
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
    expect(screen.getByText(/samples that never change/)).toBeTruthy();
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
    const all = screen.getByRole("link", { name: "All yards in Geelong" });
    expect(all.getAttribute("href")).toBe("/geelong/#yards");
  });

  it("says so where there are no yards", () => {
    showCity();
    expect(screen.getByText("No scrap yards found in this area.")).toBeTruthy();
    const all = screen.getByRole("link", { name: "All scrap yards" });
    expect(all.getAttribute("href")).toBe("/scrap-yards/");
  });

  it("searches for another city", async () => {
    const router = showCity();
    await userEvent.type(screen.getByRole("textbox", { name: "City or town" }), "Gold Coast");
    await userEvent.click(screen.getByRole("button", { name: "Find Prices" }));
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe("/search/?city=Gold+Coast");
  });
});

describe("its forms", () => {
  it.each([
    ["Contact us", "Name", "name", "name", 100],
    ["Contact us", "Email", "email", "email", 254],
    ["Contact us", "Subject", "subject", "off", 150],
    ["Contact us", "Message", "message", "off", 5000],
    ["Newsletter", "Your email address", "email", "email", 254],
  ])("%s: %s is required, named and limited", (heading, label, name, autocomplete, most) => {
    showCity();
    const field = section(heading).getByRole<HTMLInputElement>("textbox", { name: label });
    expect(field).toMatchObject({ name, required: true, disabled: false, maxLength: most });
    expect(field.getAttribute("autocomplete")).toBe(autocomplete);
    expect(field.getAttribute("aria-invalid")).toBeNull();
  });

  it.each([
    ["Contact us", "Send Message", "/contact/"],
    ["Newsletter", "Subscribe", "/newsletter/"],
  ])("%s: %s posts to %s and says from where", (heading, button, action) => {
    showCity();
    const { form } = section(heading).getByRole<HTMLButtonElement>("button", { name: button });
    expect(form?.method).toBe("post");
    expect(form?.getAttribute("action")).toBe(action);
    expect(form && new FormData(form).get("page")).toBe("/geelong/?layout=classic");
  });

  it("have a trap that people neither see nor reach", () => {
    showCity();
    const traps = document.querySelectorAll<HTMLInputElement>("input[name=website]");
    expect(traps).toHaveLength(2);
    for (const trap of traps) {
      expect(trap.tabIndex).toBe(-1);
      expect(trap.closest("[aria-hidden=true]")).not.toBeNull();
    }
    expect(screen.queryByRole("textbox", { name: /empty/ })).toBeNull();
  });

  it("stand below our phone number and email address", () => {
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
