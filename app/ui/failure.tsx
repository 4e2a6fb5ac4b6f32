import { Form } from "react-router";
import { Missing } from "./error-screens.tsx";

/** The screen for a fault of ours: what happened and what to do, without details. */
export function Failure() {
  return (
    <Missing
      title="Something Went Wrong"
      text="This page could not be loaded just now. The fault is ours and is usually brief: please try again in a minute."
    >
      <Form>
        <button type="submit" className="button">
          Try again
        </button>
      </Form>
      <a href="/">Home</a>
    </Missing>
  );
}
