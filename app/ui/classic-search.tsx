import { Search } from "lucide-react";
import { Form } from "react-router";

/** Leads to the page of the city that the text names. */
export function ClassicSearch() {
  return (
    <section className="section" aria-labelledby="search-heading">
      <h2 id="search-heading">Find another city</h2>
      <Form action="/search/" role="search" aria-labelledby="search-heading">
        <label htmlFor="classic-city">City or town</label>
        <div className="search-form">
          <input
            id="classic-city"
            name="city"
            type="text"
            placeholder="Enter your city..."
            autoComplete="address-level2"
            maxLength={100}
            required
            pattern=".*\S.*"
            title="Type a city or town, such as Perth"
          />
          <button type="submit" className="button">
            <Search aria-hidden size={18} /> Find Prices
          </button>
        </div>
      </Form>
    </section>
  );
}
