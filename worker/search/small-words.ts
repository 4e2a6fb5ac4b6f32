import fillers from "./fillers.txt?raw";

// Words of a search that name no metal, place or thing: requests, and words to ignore. Each counts in the
// singular and the plural.

/** A request in a search, besides the things that it names. */
export type Want =
  | "price"
  | "trend"
  | "world"
  | "yards"
  | "collect"
  | "open"
  | "worth"
  | "load"
  | "fair"
  | "strip"
  | "report"
  | "identify"
  | "cash"
  | "id"
  | "tax"
  | "law"
  | "complaint"
  | "less"
  | "follow"
  | "why"
  | "grade"
  | "tell"
  | "near me";

/** Phrases by what they ask for. */
export const WANTS: Record<Want, string[]> = {
  price: listed(`
    scrap, metal, scrap metal, scrapmetal, junk metal, price, pricing, rate, cost, value, quote, how much, price list,
    going rate, going for, per kg, per kilo, a kilo, price per kg, price per kilo, price per tonne, per tonne, a tonne, market price, current price,
    scrap price, scrap metal price, what price, how much for, how much is, how much a kilo, how much per kilo, worth more than, worth more, market,
    scrap market`),
  trend: listed(`
    history, historical, chart, graph, trend, trending, over time, last year, last month, years ago, past, past price, past scrap price,
    going up, going down, gone up, gone down, go up, go down, went up, went down, price up, price down, up or down,
    price rise, rising, risen, price fall, falling, fallen, price drop, dropped, dropping, price increase, crash,
    crashed, forecast, predict, prediction, good time to sell, now a good time, now or wait, now or later, now or hold,
    sell now or wait, sell now or hold, hold or sell`),
  world: listed(`
    lme, comex, london metal exchange, world price, world market, world market price, global price,
    international price, spot, spot price`),
  yards: listed(`
    yard, scrap yard, scrapyard, scrap metal yard, metal yard, scrappy, scrappie, scrappo, scrap metal place,
    recycler, metal recycler, scrap recycler, scrap metal recycler, recycling, metal recycling, scrap metal recycling,
    recycling centre, scrap merchant, metal merchant, scrap metal merchant, merchant, dealer, scrap dealer,
    scrap metal dealer, buyer, scrap buyer, metal buyer, scrap metal buyer, drop off,
    depot, transfer station, phone number, called, who buys,
    who takes, who wants, who pays, where to sell, where can i sell, where do i sell, where to take, where can i take,
    where do i take, place to sell, cash for, cash for scrap, cash for metal, cash for scrap metal, sell, sell scrap,
    sell scrap metal, sell metal`),
  collect: listed(`
    collection, collect, pick up, pickup, scrap collection, scrap metal collection, scrap metal pick up, scrap pick up,
    scrap metal pickup, scrap pickup, free pick up, free pickup, come and get, come get, who picks up, who collects, tow, towed, towing, tow away, towed away, taken away`),
  open: listed(`
    open, open now, opening, opening hours, opening time, trading hours, hour, open on, open til, open till,
    open until, still open, closing time, public holiday`),
  worth: listed(`worth, what is it worth, is it worth`),
  load: listed(`
    my load, calculator, calculate, work out, estimate, ute load, ute full, full ute, trailer load,
    trailer full, full trailer, truck load, boot load, car load, the drive, worth driving, worth the drive,
    weigh, worth the trip, worth the fuel, worth the petrol, worth taking, worth going, worth it to drive`),
  fair: listed(`
    fair, fair price, good price, a good price, fair offer, good offer, offer, offered, quoted, good deal, fair deal, ripped off,
    ripping me off, rip off, ripoff, dudded, scammed, lowball, low ball, lowballed, too low, good for, ok for, okay for,
    enough for, a fair price for, a good price for`),
  strip: listed(`
    strip, stripping, strip cable, strip or sell, worth stripping, stripped vs unstripped, stripped or unstripped,
    stripped v unstripped, burn, burning, burn off`),
  report: listed(`
    wrong, is wrong, wrong price, wrong phone, wrong number, wrong phone number, wrong address, wrong hours, incorrect,
    mistake, error, closed down, has closed, shut down, add my yard, list my yard, list my business, i own a yard, i own a scrap yard, i run a yard, my own yard, get listed, get my yard listed, not listed, isnt listed, update details, update yard details, contact,
    contact us, complaint, complain`),
  identify: listed(`
    identify, identifying, identification, identify metal, identify scrap metal, how to identify metal, what is it,
    what is this, what is this metal, what is this thing, what metal is this, what metal is it, what metal is that,
    what sort of metal, what kind of metal, what kind of metal is this, what type of metal, what type of metal is this,
    which metal, which metal is this, unknown metal, mystery metal, dont know what it is, dont know what metal,
    metal test, magnet test, scratch test, lump, metal lump, heavy lump, lump of metal, not magnetic, non magnetic,
    isnt magnetic, magnet doesnt stick, magnet wont stick, magnet dont stick, doesnt stick to a magnet`),
  cash: listed(`
    cash, paid cash, pay cash, paid in cash, cash payment, cash ban, do they pay cash, cash in hand, cash or bank transfer,
    cash or transfer, payment, bank transfer, eft, payid, pay id, get cash for scrap, get cash for metal, paid cash for,
    pay cash for, paid cash for scrap, pay cash for scrap, paid cash for scrap metal, pay cash for scrap metal,
    get cash for scrap metal, cash for scrap legal, cash for scrap illegal, how do they pay, how do i get paid,
    how will i get paid, how am i paid, get cash, get cash for, still get cash, still get cash for`),
  id: listed(`
    id, photo id, licence needed, what id do i need, what do i need, what to bring, what do i need to bring,
    proof of ownership, proof, prove, where i got it, where did i get it, ask where, under 18, under age, underage,
    licence to sell, passport, id needed, no id, without id, what paperwork, paperwork, receipt,
    how old do i have to be, age limit, minimum age, is 15, is 16, is 17, im 15, im 16, im 17, 15 year old, 16 year old,
    17 year old`),
  tax: listed(`
    tax, gst, abn, plus gst, gst on scrap, ato, income tax, tax free, statement by a supplier, withholding`),
  law: listed(`
    rules, law, legal, illegal, legally, regulations, is it legal, allowed to sell, licence, license, stolen,
    stolen metal, stolen copper, stolen wire, stole, someone stole, somebody stole, nicked, pinched, theft, police`),
  complaint: listed(`
    short weighed, short weight, scales wrong, scales are wrong, wrong scales, dodgy scales, are the scales right,
    check the scales, weight is wrong, weight was wrong, wrong weight, weighed wrong, weighed less, weighed it wrong,
    didnt pay me, hasnt paid me, havent been paid, not been paid, hasnt paid, wont pay me, not paid, never paid,
    underpaid, cheated, complaint about a yard, complain about a yard, complaint about a scrap yard,
    complain about a scrap yard, complain about scrap yard, complaint about scrap yard, complaint against yard,
    dispute, docket says, docket, short changed, shortchanged, money back, report a yard, report them, on the weight, on the weights, who do i complain to, complain to, where do i complain,
    how do i complain, do i complain, weighbridge was out, scale was out, scales were out, was out by`),
  less: listed(`
    paying less, pay less, paid less, less than your price, less than your site, less than the price,
    lower than your price, lower than your site, lower than the price, lower than here, less than here,
    why is the price lower, lower price at the yard, yard price lower, difference between your price, under your price,
    below your price, below the price, pays less, offering less, offer less, offered less, so low, so little,
    what it says here, what it says on here, what you say here, half of what, half the price here`),
  follow: listed(`
    price alert, alert, notify me, notification, email me, follow, follow price, follow the price, subscribe, rss,
    rss feed, newsletter, let me know when, tell me when, watch the price, track the price, track price, price updates`),
  why: listed("why, how come, what happened, what moves, what moved, reason"),
  grade: listed(`
    what grade, which grade, what grade is, which grade is, grade of, what is number 1, what is number 2, whats number 1,
    whats number 2, what is no 1, what is no 2, what does number 1 mean, what does number 2 mean, what is 1, what is 2,
    number 1 or number 2, number 1 or 2, number 1 vs number 2, no 1 or no 2, 1 or 2, difference between number 1 and 2,
    difference between number 1 and number 2, difference between no 1 and no 2, no 1 and no 2, no 1 vs no 2,
    number 1 and number 2, bright or no 1, bright or number 1, bright or no 2, bright or number 2`),
  tell: listed(`
    how do i tell, how to tell, how can i tell, how do you tell, can you tell, tell the difference,
    difference, difference between, whats the difference between, what is the difference between, tell apart,
    which one is mine, which one is it, which is it, which one, is this, is it, are these, is that, are they,
    how do i know, how to know, how do i know if, how do i recognise, how to recognise`),
  "near me": listed(`
    near me, nearby, close to me, closest to me, nearest to me, near here, around here, around me, in my area, my area,
    my location, local, locally, closest, nearest, nearest to, closest to, close by, near by`),
};

/** What people search for and we list nowhere. */
export const UNLISTED = listed(`
  platinum, palladium, rhodium, titanium, tungsten, tungsten carbide, carbide, carbide tips, tungsten tips, tungsten carbide tips, nickel, monel, inconel,
  nichrome, hastelloy, molybdenum, tantalum, beryllium, magnesium, mercury, cobalt, pewter, pewter mug,
  uranium, jewellery, jewelry, coins, bullion, gold chain,
  silver chain, gold watch, sterling silver, silverware, silver plate, epns, cardboard, paper, newspaper, furniture, mattress, clothes`);

/** The same, but beside a thing they say its colour, or what is on it: "gold taps", "pipe with solder". */
export const COLOURS = listed(
  "gold, silver, solder, silver solder, glass, plastic, timber, wood, rubber",
);

/** Words and phrases to ignore, wherever they occur; hardly one is a place. "Can" alone is a can. */
export const FILLERS = listed(fillers);

function listed(text: string): string[] {
  return text.split(",").map((phrase) => phrase.trim());
}
