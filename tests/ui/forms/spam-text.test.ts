import { expect, it } from "vitest";
import { looksLikeSpam } from "../../../app/forms/spam-text.ts";

it.each([
  "Best online casino with 200 free spins! Play at https://lucky.example",
  "Hi, I can get your website on the first page of Google within 30 days.",
  "We offer affordable SEO services and white hat link building for Australian sites",
  "I would like to publish a guest post on your blog. DA 60+",
  "High quality backlinks from 500 domains, only $49",
  "Hello, we noticed your website could use a redesign. Website redesign from $300",
  "Business loans up to $500k approved in 24 hours, no security",
  "Buy 5000 Instagram followers cheap",
  "Our crypto trading bot makes 300% monthly",
  "Cheap Viagra without prescription",
  "<a href='http://spam.example'>cheap bags</a>",
  "[url=http://spam.example]watch[/url]",
  "Replica watches, Rolex and more. Order now!",
  "Shop now: 70% off all sunglasses https://shades.example",
  "Hot singles in your area want to meet",
  "Do you want more targeted traffic to scrapmetal? Reply YES",
  "Congratulations! You win $1000. Click here",
  "http://a.example http://b.example http://c.example http://d.example http://e.example",
  "Free shipping on LED lights, visit our store www.lights.example",
  "I make explainer videos and manage digital marketing for small companies",
])("%j is an advertisement", (text) => {
  expect(looksLikeSpam(text)).toBe(true);
});

it.each([
  "They paid me $7.10 for copper, not $8.20. Docket from Tuesday.",
  "The yard in Casino is closed on Mondays now",
  "Bluegum's own list says 9.10 for bright: https://bluegummetals.example/prices",
  "Wrong website, it is www.jarrahmetals.com.au now",
  "Do you take old poker machines? The club has ten slot machines to go.",
  "How much for lead acid batteries, jumper leads and lead flashing?",
  "Moved to 14 Smelter Rd, see https://www.facebook.com/jarrahmetals and https://jarrahmetals.com.au",
  "I have bitcoin mining rigs to scrap, boards and heatsinks. What would I get?",
  "I am the owner, Seo-yeon Park. Please change our phone to 02 5550 1234.",
  "Google says they open at 7, you say 8. Top gate is shut on Saturdays.",
  "Can I get a free quote for a car body pick up?",
  "Your page was the first I found on Google. Thanks, the copper price was right",
  "Our shop sells lathes; swarf is mixed. Which grade is that?",
  "They give 10% off the price for dirty copper",
  "The link on your page is broken: https://scrap.example/fair-price/?metal=copper",
  "Not $2, I was offered 1.60 for ali cans. They wanted working gear only.",
  "Price board photo: https://photos.example/abc123",
  "We buy copper radiators for export to India, can we be listed? Ring Arun 0491 570 157",
  "Gate shut until further notice, sign says moving to Dubbo. Visited today.",
  "Escort for oversize load was needed at the weighbridge, so no trailers over 2.5 m",
])("%j is not", (text) => {
  expect(looksLikeSpam(text)).toBe(false);
});
