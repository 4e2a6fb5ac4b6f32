import { useEffect, useRef } from "react";
import { redirect } from "react-router";
import { storeContext } from "../../worker/contract/context.ts";
import type { RouteHandle } from "../../worker/contract/route-handle.ts";
import { currentDataset } from "../../worker/data/dataset.ts";
import { type MaterialWithAliases, materialsWithAliases } from "../../worker/data/materials.ts";
import type { Store } from "../../worker/data/store.ts";
import { gradeOf, itemsCalled } from "../../worker/search/items.ts";
import { currentVocabulary } from "../../worker/search/vocabulary.ts";
import { ErrorScreen, RouteError } from "../frame/error-screens.tsx";
import { orServiceUnavailable } from "../frame/errors.ts";
import { seo } from "../frame/seo.ts";
import { vehicleCalled } from "../goods/cars.ts";
import { nearPlace } from "../near/near-place.ts";
import { carAddress, OFFER_PATH, offerAddress } from "../paths/form-addresses.ts";
import { Hero } from "../ui/hero.tsx";
import { Link } from "../ui/link.tsx";
import type { Route } from "./+types/fair-price.route";
import { answerOffer, nextSteps } from "./answer-offer.ts";
import { NextSteps } from "./next-steps.tsx";
import { readOffer } from "./offer.ts";
import { OfferAnswer } from "./offer-answer.tsx";
import {
  missingFields,
  type OfferFields,
  type OfferProblems,
  readOfferFields,
} from "./offer-fields.ts";
import { OfferForm } from "./offer-form.tsx";
import { convertedWords } from "./words.ts";
import "./offer.css";

const TITLE = "Was that a fair offer?";

export const handle: RouteHandle = {
  cache: "none",
  parameters: {
    near: "search",
    metal: "private",
    offer: "private",
    total: "private",
    kg: "private",
  },
  sitemap: "undated",
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const store = context.get(storeContext);
  const typed = readOfferFields(url.searchParams);
  const [materials, dataset, place] = await orServiceUnavailable(
    Promise.all([materialsWithAliases(store), currentDataset(store), nearPlace(store, typed.near)]),
  );
  const own = materialNamed(materials, typed.metal);
  const grade = own || typed.metal === "" ? undefined : await gradeNamed(store, materials, typed);
  const material = own ?? grade?.material;
  const fields = { ...typed, metal: grade?.slug ?? own?.slug ?? "" };
  const { offer, problems } = readOffer(typed);
  const data = { store, materials, dataset };
  const [answer, next] = await orServiceUnavailable(
    Promise.all([
      material ? answerOffer(data, { material, offer, fields }, place) : null,
      material ? nextSteps(data, material, place?.origin ? place : undefined) : null,
    ]),
  );
  const metals = grade ? [...materials, grade] : materials;
  return {
    isVariant: url.searchParams.size > 0,
    fields,
    metals: metals.map(({ slug, name }) => ({ value: slug, label: name })),
    problems: {
      ...problems,
      ...missingFields(typed, material !== undefined, url.searchParams.has("offer")),
      ...(place && !place.origin && { near: place.failure }),
    } as OfferProblems,
    others: (place?.others ?? []).map((label) => ({
      label,
      to: offerAddress({ ...typed, near: label }),
    })),
    hasOffer: offer !== null,
    answer: answer && {
      ...answer,
      words: convertedWords(offer) + answer.words + (grade?.note ?? ""),
    },
    next,
  };
}

/** The material with this slug or alias, in any case. */
function materialNamed(materials: MaterialWithAliases[], text: string) {
  const name = text.toLowerCase();
  return materials.find(({ slug, aliases }) => slug === name || aliases.includes(name));
}

/**
 * The grade that a thing is sold as, if that is paid at a share of a metal's price, and the metal at that share.
 * @throws a redirect to the guide on cars, if the text names a car
 */
async function gradeNamed(
  store: Store,
  materials: MaterialWithAliases[],
  { metal: text, near, offer, total }: OfferFields,
) {
  const vocabulary = await orServiceUnavailable(currentVocabulary(store));
  if (vehicleCalled({ vocabulary, materials }, text))
    throw redirect(carAddress({ car: text, near, offer: total || offer }));
  const grade = gradeOf(vocabulary.items, itemsCalled(vocabulary.items, text));
  const metal = materials.find(({ slug }) => slug === grade?.metal);
  if (!grade || !metal) return undefined;
  const { name, slug, pays, bought } = grade;
  const material = { ...metal, name, grade: null, pays };
  return { name, slug, material, note: ` ${name} is bought ${bought}.` };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const isWrong = Object.values(loaderData?.problems ?? {}).some(Boolean);
  return seo(matches, {
    subject: `${isWrong ? "Error: " : ""}${TITLE}`,
    description:
      "Type what a yard offered you for scrap metal and see whether it is below, within or above the price range in your city, what lowers the grade and who to ring next.",
    path: OFFER_PATH,
    isVariant: loaderData?.isVariant ?? false,
  });
}

export default function FairPrice({ loaderData }: Route.ComponentProps) {
  const { fields, metals, problems, others, hasOffer, answer, next } = loaderData;
  const focus = useFocusOnChange(Object.values(fields).join(" "));
  return (
    <>
      <Hero
        title={TITLE}
        text={`${answer ? "" : "Compare what a yard offered you with the prices in your city. "}We don’t keep what you type.`}
      />
      <div ref={focus.page} className="offer split wrap">
        {answer && (
          <OfferAnswer {...answer} hasOffer={hasOffer} others={others} section={focus.answer} />
        )}
        <OfferForm
          fields={fields}
          metals={metals}
          problems={problems}
          similar={answer ? [] : others}
          isFolded={answer?.verdict != null}
        />
        {next && <NextSteps {...next} />}
      </div>
    </>
  );
}

/**
 * Moves the focus when the query changes, to the first invalid field or else to the answer, so that screen readers read
 * it. Returns refs for the page and its answer.
 */
function useFocusOnChange(query: string) {
  const page = useRef<HTMLDivElement>(null);
  const answer = useRef<HTMLElement>(null);
  const seen = useRef(query);
  useEffect(() => {
    if (seen.current === query) return;
    seen.current = query;
    const wrong = page.current?.querySelector<HTMLElement>("[aria-invalid]");
    (wrong ?? answer.current)?.focus();
  }, [query]);
  return { page, answer };
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <RouteError error={error}>
      <ErrorScreen
        title={TITLE}
        text="We can’t load the prices right now. What you typed is still in this page’s address, so try again in a minute."
      >
        <Link to="/scrap-yards/">Find a scrap yard</Link>
      </ErrorScreen>
    </RouteError>
  );
}
