import { DirectoryFaqNotice } from "../../prices/disclaimers.tsx";
import { Faq, type Question } from "../../ui/faq.tsx";

/** The questions and answers. */
export const FAQ: readonly Question[] = [
  {
    question: "Will I be paid in cash?",
    answer:
      "Expect a bank transfer. In Queensland, treat cash as banned and ask the regulator: the rules may have changed. In short, cash for scrap is banned in New South Wales, Victoria and Queensland, and limited in South Australia and Western Australia. We found no ban in Tasmania, the Northern Territory or the ACT, but a yard there may still pay only by transfer.",
  },
  {
    question: "What ID do I need?",
    answer:
      "Photo ID, such as a driver’s licence or a passport. To sell copper, brass or bronze in Western Australia you need 100 points of ID: a licence and a passport together are usually enough.",
  },
  {
    question: "What does the yard keep on record about me?",
    answer:
      "Usually your name and address, your ID, what you sold, its weight and the date. Records are kept for 3–7 years, depending on the state. Ask the yard how it protects them.",
  },
  {
    question: "Do I have to book?",
    answer:
      "That depends on the yard. Ring first if you have a car, more than half a tonne or anything that needs a crane, or if you want your scrap picked up.",
  },
  {
    question: "Why does the yard pay less than the price on this site?",
    answer:
      "Our prices are indicative ranges, not offers. Each yard sets its own price by the day’s market, the grade, the quantity and how clean the metal is. What counts is the price the yard gives you.",
  },
  {
    question: "What won’t a yard take?",
    answer:
      "Yards often refuse gas bottles and other closed cylinders, fuel tanks, asbestos, drums of oil or chemicals, and anything that looks stolen. Ask before you bring fridges, air conditioners or batteries: their gas and acid need special handling.",
  },
  {
    question: "Can I sell a car?",
    answer:
      "Yes, at yards that accept whole vehicles. Bring the rego paperwork, proof of ownership and your ID. Leave the VIN where it is: in New South Wales and Victoria a yard may not take a vehicle without its identification. Afterwards, report the disposal to your state’s registration office before the deadline.",
  },
  {
    question: "Do you check or recommend these yards?",
    answer:
      "No. A listing is not a recommendation, and details change. Ask the regulator in your state whether the yard is registered or licensed.",
  },
];

/** The directory's questions and answers. */
export function DirectoryFaq() {
  return (
    <Faq questions={FAQ}>
      <DirectoryFaqNotice />
    </Faq>
  );
}
