import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { useSearchParams } from "react-router";
import { expect, it } from "vitest";
import { ChoiceForm } from "../../../app/history/choice-form.tsx";
import { show } from "../show.tsx";

it("a choice shows the address's value, also after Back, and the page keeps its scroll position", async () => {
  function Months() {
    const chosen = useSearchParams()[0].get("month") ?? "1";
    const options = ["1", "2", "3"].map((value) => ({ value, label: value }));
    return <ChoiceForm action="/" label="Month" name="month" options={options} chosen={chosen} />;
  }
  const router = show(<Months />);
  const list = () => screen.getByLabelText<HTMLInputElement>("Month");
  fireEvent.change(list(), { target: { value: "3" } });
  await act(async () => screen.getByRole("button", { name: "Show" }).click());
  await waitFor(() => expect(router.state.location.search).toBe("?month=3"));
  expect(router.state.preventScrollReset).toBe(true);
  expect(list().value).toBe("3");
  await act(() => router.navigate("/?month=2"));
  expect(list().value).toBe("2");
  // A browser would restore another choice.
  expect(list().form?.getAttribute("autocomplete")).toBe("off");
});
