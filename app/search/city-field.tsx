import { Search } from "lucide";
import { LineIcon } from "../ui/line-icon.tsx";

interface CityFieldProps {
  /** For the label that stands before it. */
  id: string;
}

/** The box and button of a form to /search/ that leads to the page of the city it names. */
export function CityField({ id }: CityFieldProps) {
  return (
    <>
      <input
        id={id}
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
        <LineIcon of={Search} size={18} /> Find Prices
      </button>
    </>
  );
}
