import { expect, open, test } from "../fixtures.ts";

test("from a price to what to do about an offer, with the focus on what to read or mend", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/newcastle/");
  await page.getByRole("link", { name: "Check an offer" }).click();
  await page.getByRole("combobox", { name: "Metal" }).selectOption("Copper");
  const offer = page.getByLabel("Offer for one kilogram");
  await offer.fill("seven");
  await offer.press("Enter");
  await expect(offer).toHaveAttribute("aria-invalid", "true");
  await expect(offer).toBeFocused();
  await expect(offer).toHaveValue("seven");
  await offer.fill("700");
  await offer.press("Enter");
  await expect(page.getByRole("region", { name: "over Newcastle’s high" })).toBeFocused();
  await page.getByRole("link", { name: "Yes, $7.00 a kilogram" }).click();
  const answer = page.getByRole("region", { name: "under Newcastle’s low" });
  await expect(answer).toBeFocused();
  await expect(answer).toBeInViewport();
  // The link has changed what the form holds.
  await page.getByText("Change the offer").click();
  await expect(offer).toHaveValue("7.00");
  await expect(page.getByRole("heading", { name: "Ring these next" })).toBeVisible();
});
