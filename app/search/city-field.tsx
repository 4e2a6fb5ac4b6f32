import { Search } from "lucide";
import { useNavigate } from "react-router";
import { LineIcon } from "../ui/line-icon.tsx";
import { GROUPS } from "./field-suggestion.ts";
import { SuggestField } from "./suggest-field.tsx";

interface CityFieldProps {
  /** For the form's label. */
  id: string;
}

/**
 * Field and button for a form to /search/, which redirects to the page that the text names. Choosing a suggestion
 * opens its page at once.
 */
export function CityField({ id }: CityFieldProps) {
  const navigate = useNavigate();
  return (
    <>
      <SuggestField
        groups={GROUPS}
        onChoose={({ path }) => navigate(path)}
        id={id}
        name="city"
        type="text"
        placeholder="Enter your city..."
        autoComplete="address-level2"
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
