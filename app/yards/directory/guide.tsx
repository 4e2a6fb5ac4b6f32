import type { DirectoryFigures } from "../../../worker/data/yards/yard-table.ts";
import { DirectoryFaq } from "./faq.tsx";
import { DirectoryOverview } from "./overview.tsx";

interface DirectoryGuideProps {
  figures: DirectoryFigures;
}

/** The four sections of advice below the directory. */
export function DirectoryGuide({ figures }: DirectoryGuideProps) {
  return (
    <>
      <DirectoryVisit />
      <DirectoryTips />
      <DirectoryOverview figures={figures} />
      <DirectoryFaq />
    </>
  );
}

const STEPS = [
  [
    "Before you leave home",
    "Ask the yard if it takes your metal, when it is open and how it pays. Sort the load by metal. Pack your ID, bank details (BSB and account number) and a receipt or note that shows the metal is yours. Wear closed shoes and take gloves.",
  ],
  [
    "At the gate",
    "Stop and ask where to go. Trucks and forklifts have right of way. Leave children and pets at home.",
  ],
  [
    "On the scales",
    "A trailer or ute is weighed twice, full and empty. The difference is your load. Small lots go on platform scales, one metal at a time. Stand where you can read the weight, and write it down.",
  ],
  [
    "Grading",
    "Staff check each metal with a magnet, a file or an analyser and name its grade and price per kilogram. Ask what would make it a better grade. Until you accept, you can load up again and leave.",
  ],
  [
    "Paperwork",
    "You often sign that the metal is yours to sell. The yard keeps a record of the sale for 3–7 years, depending on the state.",
  ],
  [
    "Payment",
    "Most yards pay by bank transfer. Check weights, grades and total on the docket before you drive off, and keep it.",
  ],
] as const;

function DirectoryVisit() {
  return (
    <section className="section" aria-labelledby="visit-heading">
      <h2 id="visit-heading">What to expect at a scrap yard</h2>
      <p>Allow 15–60 minutes. A few sorted buckets are quick; a mixed trailer load takes longer.</p>
      <details className="narrow-fold">
        <summary>Show the six steps</summary>
        <ol className="steps lined">
          {STEPS.map(([title, text]) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}

const TIPS = [
  [
    "Ask two or three yards the same question",
    "“I have about 20 kg of clean copper pipe. What do you pay per kilogram today, and how long does that price hold?” Note the name and the time.",
  ],
  [
    "Ask what is taken off",
    "A minimum load, a weighbridge fee, or a deduction for plastic, paint or dirt can cost you more than a few cents on the price.",
  ],
  [
    "Allow for the drive",
    "On 20 kg, 50 cents more per kilogram is $10. Is that worth the extra fuel and time?",
  ],
  [
    "Match the yard to the load",
    "Use the filters above: not every yard takes cars, batteries or electronic waste. For a heavy load look for bin hire or collection.",
  ],
  [
    "Check that it is allowed to trade",
    "Most states register or license scrap or second-hand dealers. Your city’s page names the regulator to ask. New South Wales publishes a list of registered dealers.",
  ],
  [
    "Leave if something is off",
    "Leave if you can’t see the scales, nobody asks for ID, there is no docket, or you are offered cash where cash is banned.",
  ],
] as const;

function DirectoryTips() {
  return (
    <section className="section" aria-labelledby="choosing-heading">
      <h2 id="choosing-heading">Tips for choosing a scrap yard</h2>
      <p>The best price on the phone is not always the most money in your account.</p>
      <details className="narrow-fold">
        <summary>Show the tips</summary>
        <ul className="lined">
          {TIPS.map(([title, text]) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
