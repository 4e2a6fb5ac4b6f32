const STEPS = [
  [
    "Before you leave home",
    "Ring the yard. Ask if it takes your metal, when it is open and how it pays. Sort the load by metal. Pack photo ID, your bank details (BSB and account number) and a receipt or note that shows the metal is yours. Wear closed shoes and take gloves.",
  ],
  [
    "At the gate",
    "Stop and ask where to go. Trucks and forklifts have right of way. Leave children and pets at home.",
  ],
  [
    "On the scale",
    "A trailer or ute is weighed twice, full and empty. The difference is your load. Small lots go on a platform scale, one metal at a time. Stand where you can read the figure, and write it down.",
  ],
  [
    "Grading",
    "Staff check each metal with a magnet, a file or an analyser and name its grade and price per kilogram. Ask what would lift it to a better grade. Until you accept you can load up again and leave.",
  ],
  [
    "Paperwork",
    "You show your ID and often sign that the metal is yours to sell. The yard keeps a record of the sale for 3–7 years, depending on the state.",
  ],
  [
    "Payment",
    "Most yards pay by bank transfer. Cash is banned in New South Wales, Victoria and Queensland, and limited in South Australia and Western Australia. Check weights, grades and total on the docket before you drive off, and keep it.",
  ],
] as const;

/** A visit to a yard, step by step. */
export function DirectoryVisit() {
  return (
    <section className="section" aria-labelledby="visit-heading">
      <h2 id="visit-heading">What to expect at a scrap yard</h2>
      <p>Allow 15–60 minutes. A few sorted buckets are quick; a mixed trailer load takes longer.</p>
      <ol className="directory-steps">
        {STEPS.map(([title, text]) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
