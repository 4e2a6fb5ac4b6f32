import { expect, it } from "vitest";
import { leadLists } from "../../../../app/yards/directory/leads.tsx";

const filters = { q: "", state: "NSW", materials: ["Lead"], service: "", open: "" };
const lead = (label: string, yards = 3) => ({ label, filters, yards });

it("each kind of lead has its own list, with numbers of yards, the view and the place", () => {
  const leads = {
    meant: [lead("Dubbo", 1)],
    neighbours: [lead("Orange"), lead("Bathurst")],
    fewer: [],
  };
  const to = "/scrap-yards/?near=2830&state=NSW&material=Lead&view=map";
  expect(leadLists(leads, { view: "map", near: "2830" })).toEqual([
    { title: "Did you mean", links: [{ label: "Dubbo (1)", to }] },
    {
      title: "Nearby",
      links: [
        { label: "Orange (3)", to },
        { label: "Bathurst (3)", to },
      ],
    },
  ]);
});

it.each([
  ["q", "Any name or place (3)"],
  ["state", "All states (3)"],
  ["material", "All materials (3)"],
  ["service", "All services (3)"],
  ["Lead", "Without Lead (3)"],
])("a search without the filter %s has the label %s", (label, words) => {
  const [list, ...others] = leadLists(
    { meant: [], neighbours: [], fewer: [lead(label)] },
    { view: "list", near: "" },
  );
  expect(list).toMatchObject({ title: "Search more widely", links: [{ label: words }] });
  expect(others).toEqual([]);
});
