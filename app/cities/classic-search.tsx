import { Form } from "react-router";
import { CityField } from "../search/city-field.tsx";

/** Leads to the page of the city that the text names. */
export function ClassicSearch() {
  return (
    <section className="section" aria-labelledby="search-heading">
      <h2 id="search-heading">Find another city</h2>
      <Form action="/search/" role="search" aria-labelledby="search-heading">
        <label htmlFor="classic-city">City or town</label>
        <div className="search-form">
          <CityField id="classic-city" />
        </div>
      </Form>
    </section>
  );
}
