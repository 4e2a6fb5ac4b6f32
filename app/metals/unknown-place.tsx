import type { UnknownPlace as Unknown } from "../near/near-place.ts";
import { DidYouMean } from "../ui/did-you-mean.tsx";
import { type CityPriceView, cityPriceAddress, type MaterialAsked } from "./city-price-view.ts";
import { NearForm } from "./near-form.tsx";

interface UnknownPlaceProps extends Pick<Unknown, "failure" | "others"> {
  material: { slug: string };
  view: CityPriceView;
  asked: MaterialAsked;
}

/** Tells the visitor that a place is unknown, suggests similar ones and asks again. */
export function UnknownPlace({ failure, others, material, view, asked }: UnknownPlaceProps) {
  const { slug } = material;
  return (
    <div className="near wrap">
      <p id="near-failure" className="notice" role="status">
        {failure}
      </p>
      <DidYouMean
        links={others.map((label) => ({
          label,
          to: cityPriceAddress(slug, view, { ...asked, near: label }),
        }))}
      />
      <NearForm slug={slug} view={view} asked={asked} hasFailed />
    </div>
  );
}
