const VALUES = [
  ["Complete car", "$100–$500", "Towing included or taken off: ask"],
  [
    "Catalytic converter",
    "+$50–$500",
    "Depends on make and model; some hold little metal of value",
  ],
  ["Wheels", "+$20–$100", "Alloy brings more than steel; ask if each or per set"],
  ["Battery", "+$10–$30", "Whole, not leaking; paid by weight"],
] as const;

/** What a scrap car and its parts bring. */
export function CarValueTable() {
  return (
    <table className="table value-table">
      <caption>Indicative scrap value of a car and its parts, in Australian dollars</caption>
      <thead>
        <tr>
          <th scope="col">What you sell</th>
          <th scope="col" className="figure">
            Value <span className="unit">AUD</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {VALUES.map(([part, value, note]) => (
          <tr key={part}>
            <th scope="row">
              {part} <span className="row-note">{note}</span>
            </th>
            <td className="figure">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
