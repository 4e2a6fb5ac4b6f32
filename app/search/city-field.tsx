import { Search } from "lucide";
import { LineIcon } from "../ui/line-icon.tsx";

interface CityFieldProps {
  /** For the form's label. */
  id: string;
}

/** The field and button of a form to /search/, which redirects to the page of the named city. */
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
