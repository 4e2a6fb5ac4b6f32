const TIPS = [
  [
    "Ask two or three yards the same question",
    "“I have about 20 kg of clean copper pipe. What do you pay per kilogram today, and for how long does that price hold?” Note the name and the time.",
  ],
  [
    "Ask what is taken off",
    "A minimum load, a weighbridge fee, or a deduction for plastic, paint or dirt can cost more than a few cents in the price.",
  ],
  [
    "Count the drive",
    "On 20 kg, 50 cents more per kilogram is $10. Is that worth the extra fuel and time?",
  ],
  [
    "Match the yard to the load",
    "Use the filters above: not every yard takes cars, batteries or electronic waste. For a heavy load look for bin hire or collection.",
  ],
  [
    "Check that it may trade",
    "Most states register or license scrap or second-hand dealers. The page of your city names the authority to ask.",
  ],
  [
    "Leave if something is off",
    "You cannot see the scale, nobody asks for ID, there is no docket, or you are offered cash where cash is banned: a yard that skips these rules may skip others.",
  ],
] as const;

/** How to tell which yard to drive to. */
export function DirectoryTips() {
  return (
    <section className="section" aria-labelledby="choosing-heading">
      <h2 id="choosing-heading">Tips for choosing a scrap yard</h2>
      <p>The best price on the phone is not always the most money in your account.</p>
      <ul className="directory-tips">
        {TIPS.map(([title, text]) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
