import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { createStore, DatabaseError } from "../../../worker/data/store.ts";
import {
  findOrigin,
  placesBeginning,
  placesNamed,
  similarPlaces,
} from "../../../worker/search/places.ts";
import { failingDatabase, quietErrors } from "../database.ts";

const store = () => createStore(env);
const labels = (places: { name: string; state: string; postcode: string | null }[]) =>
  places.map(({ name, state, postcode }) => [name, state, postcode].filter(Boolean).join(" "));

describe("places for what was typed so far", () => {
  it.each([
    ["parra", "Parramatta NSW 2150"],
    ["2150", "Parramatta NSW 2150"],
    ["215", "Parramatta NSW 2150"],
    ["st marys", "St Marys NSW 2760"],
    ["saint mar", "St Marys NSW 2760"],
    ["Mt Isa", "Mount Isa QLD 4825"],
    ["Mount Isa", "Mount Isa QLD 4825"],
    ["mt. isa qld", "Mount Isa QLD 4825"],
    ["bris", "Brisbane QLD"],
    ["sydney nsw 2000", "Sydney NSW 2000"],
    ["ayr", "Ayr QLD 4807"],
    ["O'Connor", "O'Connor ACT 2602"],
    ["oconnor wa", "O'Connor WA 6163"],
    ["kingston tasm", "Kingston TAS 7050"],
    ["pt macq", "Port Macquarie NSW 2444"],
    ["mt", "Mount Gambier SA 5290"],
    ["nth ry", "North Ryde NSW 2113"],
    ["near dub", "Dubbo NSW 2830"],
    ["27 wattle street newt", "Newtown NSW 2042"],
    ["mclarenv", "McLaren Vale SA 5171"],
    ["forest", "Forest TAS 7330"],
    ["dubbo 28", "Dubbo NSW 2830"],
    ["  KATHERINE  ", "Katherine NT 0850"],
    ["norfolk is", "Norfolk Island OT 2899"],
  ])("%j finds %s first", async (text, first) => {
    expect(labels(await placesBeginning(store(), text))[0]).toBe(first);
  });

  it("adds what sounds like a name that few places have", async () => {
    const found = labels(await placesBeginning(store(), "paramatta"));
    expect(found).toEqual(expect.arrayContaining(["Paramatta SA 5558", "Parramatta NSW 2150"]));
    expect(new Set(found).size).toBe(found.length);
  });

  it("names the largest places first, seven at most", async () => {
    const found = labels(await placesBeginning(store(), "ne"));
    expect(found).toHaveLength(7);
    expect(found[0]).toBe("Newcastle NSW 2300");
  });

  it.each([
    ["parrammata", "Parramatta NSW 2150"],
    ["Melborne", "Melbourne VIC 3000"],
    ["toowomba", "Toowoomba QLD"],
    ["wollongon", "Wollongong NSW 2500"],
  ])("%j finds what sounds like it", async (text, first) => {
    expect(labels(await placesBeginning(store(), text))[0]).toBe(first);
  });

  it.each(["", "  ", "…", '"', "*", "qqqq", "AND", "sydney AND", "words:", "%", "nsw 9999", "🦘"])(
    "%j finds nothing, or what there is, without an error",
    async (text) => {
      expect(Array.isArray(await placesBeginning(store(), text))).toBe(true);
    },
  );

  it("reads at most 60 rows, whatever is typed", async () => {
    for (const text of ["a", "s", "20", "north", "st", "mount", "new south", "xyzzy", "paramata"]) {
      const one = store();
      await placesBeginning(one, text);
      expect(one.usage.rows, text).toBeLessThanOrEqual(60);
    }
  });

  it("is a database error when the database fails", async () => {
    quietErrors();
    const failing = createStore({ DB: failingDatabase() });
    await expect(placesBeginning(failing, "perth")).rejects.toBeInstanceOf(DatabaseError);
  });
});

it("of the places that sound like a text those come first that are spelt most like it", async () => {
  expect(labels(await similarPlaces(store(), "Bodington"))).toEqual([
    "Boddington WA 6390",
    "Paddington NSW 2021",
    "Paddington QLD 4064",
  ]);
});

describe("places that a text names", () => {
  it.each([
    ["2830", "Dubbo NSW 2830"],
    ["Dubbo", "Dubbo NSW 2830"],
    ["dubbo, NSW 2830", "Dubbo NSW 2830"],
    ["Perth, Western Australia", "Perth WA 6000"],
    ["Perth TAS", "Perth TAS 7300"],
    ["Richmond NSW", "Richmond NSW 2753"],
    // As maps and envelopes shorten names, joined or parted.
    ["Pt Augusta", "Port Augusta SA 5700"],
    ["Pt. Macquarie", "Port Macquarie NSW 2444"],
    ["pt cook", "Point Cook VIC 3030"],
    ["Nth Ryde", "North Ryde NSW 2113"],
    ["Sth Yarra", "South Yarra VIC 3141"],
    ["Upr Coomera", "Upper Coomera QLD 4209"],
    ["Blue Mts", "Blue Mountains NSW"],
    ["Saint Kilda", "St Kilda VIC 3182"],
    ["Mt St Thomas", "Mount Saint Thomas NSW 2500"],
    ["Albany Ck", "Albany Creek QLD 4035"],
    ["Meadow Hts Vic", "Meadow Heights VIC 3048"],
    ["Victor Harbour", "Victor Harbor SA 5211"],
    ["mclarenvale", "McLaren Vale SA 5171"],
    ["New castle", "Newcastle NSW 2300"],
    ["mtisa", "Mount Isa QLD 4825"],
    ["ptaugusta", "Port Augusta SA 5700"],
    ["o connor", "O'Connor ACT 2602"],
    ["East Brunswick", "Brunswick East VIC 3057"],
    ["newtown", "Newtown NSW 2042"],
    ["New Town", "New Town TAS 7008"],
    // The country, a postcode or a state first or last, and what comes before a place.
    ["Sydney NSW, Australia", "Sydney NSW 2000"],
    ["NSW 2830", "Dubbo NSW 2830"],
    ["2830 Australia", "Dubbo NSW 2830"],
    ["2830 Dubbo", "Dubbo NSW 2830"],
    ["near Dubbo", "Dubbo NSW 2830"],
    ["around Dubbo, New South Wales", "Dubbo NSW 2830"],
    ["Dubbo N.S.W.", "Dubbo NSW 2830"],
    // A post office box may have a postcode of its own.
    ["Sydney NSW 2001", "Sydney NSW 2000"],
    // States' names are parts of names.
    ["Victoria Park", "Victoria Park WA 6100"],
    ["Oconnor WA", "O'Connor WA 6163"],
  ])("%j is %s", async (text, label) => {
    expect(labels(await placesNamed(store(), text))[0]).toBe(label);
  });

  it("is an area for its name and state, and the town of this name with its postcode", async () => {
    const { results } = await env.DB.prepare("select places from place_words").all<{
      places: string;
    }>();
    const lines = new Set(results.flatMap(({ places }) => places.split("\n")));
    const areas = [...lines].flatMap((line) => {
      const [, name = "", state = "", lat, lon, , , area, alias] = line.split("|");
      return area && !alias
        ? { name, state, postcode: null, lat: Number(lat), lon: Number(lon) }
        : [];
    });
    expect(areas.length).toBeGreaterThan(100);
    const others = await Promise.all(
      areas.map(async (area) => {
        const [found] = await placesNamed(store(), labels([area])[0]!);
        return found?.lat === area.lat && found.lon === area.lon ? [] : labels([area]);
      }),
    );
    expect(others.flat()).toEqual([]);
    const [town] = await placesNamed(store(), "Kingston VIC 3364");
    expect(town).toMatchObject({ postcode: "3364", area: null });
  });

  it("has the namesakes of a name", async () => {
    const states = (await placesNamed(store(), "Richmond")).map(({ state }) => state);
    expect(states[0]).toBe("VIC");
    // The largest first, whether it is a town or an area.
    expect(labels(await placesNamed(store(), "Kingston")).slice(0, 3)).toEqual([
      "Kingston VIC",
      "Kingston TAS 7050",
      "Kingston QLD 4114",
    ]);
    expect(new Set(states)).toContain("TAS");
  });

  it.each([
    ...["parram", "Atlantis", "", "Dubbo VIC", "VIC 2830", "9999", "north", "st", "pt", "NSW"],
    ...["Dubbo VIC NSW", "near", " –, ", "Dubbo 3000", "Dubbo Brisbane"],
  ])("%j is none", async (text) => {
    expect(await placesNamed(store(), text)).toEqual([]);
  });
});

describe("the point from which distances are counted", () => {
  it("is that of the place, with its namesakes", async () => {
    const found = await findOrigin(store(), "2830");
    expect(found).toMatchObject({ origin: { place: { name: "Dubbo" } } });
    expect(found.origin?.lat).toBeCloseTo(-32.2, 0);
  });

  it("is a position, rounded to a hundredth of a degree", async () => {
    const { origin } = await findOrigin(store(), " -32.2456, 148.6049 ");
    expect(origin).toEqual({ lat: -32.25, lon: 148.6, place: null });
  });

  it.each(["51.5,-0.12", "-32.25", "-32.25,", "0,0", "1e3,148", "NaN,NaN", "-99,148"])(
    "is undefined for %j",
    async (text) => {
      expect((await findOrigin(store(), text)).origin).toBeUndefined();
    },
  );

  it.each([
    ["5 Railway Parade North Ryde", "North Ryde NSW 2113"],
    ["27 Wattle Street, Newtown NSW 2042", "Newtown NSW 2042"],
    ["12 Smith Street, Dubbo NSW 2830", "Dubbo NSW 2830"],
    ["12 High St Fremantle WA 6160", "Fremantle WA 6160"],
    ["high st fremantle", "Fremantle WA 6160"],
    ["14 copper st broken hill", "Broken Hill NSW 2880"],
    ["8 bridge rd richmond vic", "Richmond VIC 3121"],
    ["11 battery rd hervey bay", "Hervey Bay QLD"],
    ["Unit 3/45 Smith St, Dubbo", "Dubbo NSW 2830"],
    ["Lot 5 Old Dubbo Road, Dubbo", "Dubbo NSW 2830"],
    ["PO Box 12 Dubbo NSW 2830", "Dubbo NSW 2830"],
    ["12 St Georges Tce, Perth", "Perth WA 6000"],
    ["100 Old St Marys Rd, Penrith", "Penrith NSW 2750"],
    ["12 The Esplanade, Cairns", "Cairns QLD"],
    ["7 Hay St East, Perth", "Perth WA 6000"],
    ["5 Railway Parade Nth Ryde", "North Ryde NSW 2113"],
    ["5 Broadway, Glebe NSW", "Glebe NSW 2037"],
    ["Dubbo, 12 Smith St", "Dubbo NSW 2830"],
    ["near 12a-14 Smith Dr Dubbo", "Dubbo NSW 2830"],
    // What looks like a street may be a place's name.
    ["Ellis Lane", "Ellis Lane NSW 2570"],
    ["Walcha Rd NSW", "Walcha Road NSW 2354"],
    ["Raymond Tce", "Raymond Terrace NSW 2324"],
    ["2 High St, Raymond Terrace", "Raymond Terrace NSW 2324"],
    ["St Marys", "St Marys NSW 2760"],
    ["The Entrance", "The Entrance NSW 2261"],
  ])("of %j is in %s, in one round trip", async (text, label) => {
    const one = store();
    const { origin } = await findOrigin(one, text);
    expect(origin?.place && labels([origin.place])[0]).toBe(label);
    expect(one.usage.trips).toBe(1);
  });

  it.each(["bridge rd", "27 Wattle Street", "12 High St Marys", "high st", "PO Box 12", "st"])(
    "is not in %j",
    async (text) => {
      expect((await findOrigin(store(), text)).origin).toBeUndefined();
    },
  );

  it.each<[string, string, string, string[]]>([
    ["Dubbo VIC", "Dubbo", "VIC", ["Dubbo NSW 2830"]],
    ["12 Smith St, Dubbo, Victoria", "Dubbo", "VIC", ["Dubbo NSW 2830"]],
    ["Perth NSW", "Perth", "NSW", ["Perth WA 6000", "Perth TAS 7300"]],
    ["VIC 2830", "2830", "VIC", ["Dubbo NSW 2830"]],
  ])("is asked for where %j has no %s in %s", async (text, name, state, offered) => {
    const one = store();
    const found = await findOrigin(one, text);
    expect(found.origin).toBeUndefined();
    expect(found).toMatchObject({ elsewhere: { name, state } });
    const { similar } = found as Extract<typeof found, { origin: undefined }>;
    expect(labels(similar).slice(0, offered.length)).toEqual(offered);
    expect(one.usage.trips).toBe(1);
  });

  it("comes with all places of its name, but for a postcode", async () => {
    const [richmond, postcode] = await Promise.all(
      ["Richmond NSW 2753", "NSW 2830"].map((text) => findOrigin(store(), text)),
    );
    expect(richmond).toMatchObject({ namesakes: [], origin: { place: { state: "NSW" } } });
    expect(labels(richmond?.origin ? richmond.sharing : [])[0]).toBe("Richmond VIC 3121");
    expect(postcode).toMatchObject({ sharing: [], namesakes: expect.anything() });
  });

  it.each([
    ["Kathrine NT 0850", "Katherine NT 0850"],
    ["12 Smith St, Parramata NSW", "Parramatta NSW 2150"],
  ])("comes with places spelt like %j, in its state", async (text, first) => {
    const found = await findOrigin(store(), text);
    expect(found.origin).toBeUndefined();
    expect(labels(found.origin ? [] : found.similar)[0]).toBe(first);
  });

  it("is not offered for fewer than four letters", async () => {
    for (const text of ["st", "pth", "ayx"])
      expect(await findOrigin(store(), text)).toMatchObject({ origin: undefined, similar: [] });
    expect(await findOrigin(store(), "Dubo")).toMatchObject({ similar: [{ name: "Dubbo" }] });
  });

  it("comes with similar places when a name is misspelt", async () => {
    const found = await findOrigin(store(), "Kathrine");
    expect(found.origin).toBeUndefined();
    expect(found).toMatchObject({ similar: [{ name: "Katherine", state: "NT" }] });
  });
});

it.each<[string, string[]]>([
  [
    "parra",
    [
      "Parramatta NSW 2150",
      "North Parramatta NSW 2151",
      "Parramatta Park QLD 4870",
      "Parrakie SA 5301",
      "Parraweena NSW 2339",
    ],
  ],
  ["2150", ["Parramatta NSW 2150", "Harris Park NSW 2150"]],
  ["dub", ["Dubbo NSW 2830", "Dublin SA 5501"]],
  [
    "mt i",
    [
      "Mount Isa QLD 4825",
      "Mount Isa City QLD 4825",
      "Mount Irvine NSW 2786",
      "Mount Irving QLD 4401",
      "Mount Ive SA 5717",
    ],
  ],
  [
    "st k",
    [
      "St Kilda VIC 3182",
      "St Kilda East VIC 3183",
      "St Kilda West VIC 3182",
      "St Kilda QLD 4671",
      "St Kilda SA 5110",
      "St Kitts SA 5356",
    ],
  ],
  [
    "richmond v",
    [
      "Richmond VIC 3121",
      "Richmond Valley NSW",
      "Richmond Vale NSW 2323",
      "Mount Richmond VIC 3305",
      "Richmond Plains VIC 3518",
    ],
  ],
  ["newcaslte", ["Newcastle NSW 2300"]],
  [
    "forest",
    [
      "Forest TAS 7330",
      "Forest Lake QLD 4078",
      "Frenchs Forest NSW 2086",
      "Forest Hill VIC 3131",
      "Forestville NSW 2087",
      "Forest Lodge NSW 2037",
      "Forest Hill NSW 2651",
    ],
  ],
  ["kiar", ["Kiar NSW 2259", "Kiara WA 6054"]],
  ["munno", ["Munno Para West SA 5115", "Munno Para SA 5115", "Munno Para Downs SA 5115"]],
  [
    "mount",
    [
      "Mount Gambier SA 5290",
      "Mount Isa QLD 4825",
      "Blue Mountains NSW",
      "Mount Barker SA 5251",
      "Mount Waverley VIC 3149",
      "Snowy Mountains NSW",
      "Mount Alexander VIC",
    ],
  ],
  ["meandarra", ["Meandarra QLD 4422", "Moondarra VIC 3825", "Mindarra WA 6503"]],
  ["oakleigh south", ["Oakleigh South VIC 3167"]],
  ["st arnaud east", ["St Arnaud East VIC 3477"]],
  [
    "west",
    [
      "Greater Western Sydney NSW",
      "Western Sydney NSW",
      "Melbourne western suburbs VIC",
      "South Western Sydney NSW",
      "Inner West Sydney NSW",
      "Adelaide western suburbs SA",
      "Central West NSW NSW",
    ],
  ],
  ["paramatta", ["Paramatta SA 5558", "Parramatta NSW 2150"]],
  ["x", ["Xantippe WA 6609"]],
  [
    "wagg",
    [
      "Wagga Wagga NSW 2650",
      "Waggrakine WA 6530",
      "North Wagga Wagga NSW 2650",
      "East Wagga Wagga NSW 2650",
      "Waggarandall VIC 3646",
    ],
  ],
  [
    "sydney",
    [
      "Sydney NSW 2000",
      "Greater Sydney NSW",
      "Greater Western Sydney NSW",
      "Western Sydney NSW",
      "South Western Sydney NSW",
      "Inner West Sydney NSW",
      "Northern Beaches Sydney NSW",
    ],
  ],
])("%j may become %j", async (text, places) => {
  const found = await placesBeginning(createStore(env), text);
  const named = found.map(({ name, state, postcode }) =>
    `${name} ${state} ${postcode ?? ""}`.trim(),
  );
  expect(named).toEqual(places);
});
