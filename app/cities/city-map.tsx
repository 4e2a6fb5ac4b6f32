import { useEffect, useState } from "react";
import { CityMapNotice } from "../content/disclaimers.tsx";
import { useLazyComponent } from "../ui/lazy-component.ts";
import { Spinner } from "../ui/spinner.tsx";
import type { CityMapProps } from "./city-map-view.client.tsx";

/** Milliseconds of spinner before the simulated map shows; meanwhile its code arrives. */
const SPINNER = 1_000;

/** A simulated map of a city's yards beside their list; either selects a yard and shows its details. */
export function CityMap(props: CityMapProps) {
  const isLate = useAfter(SPINNER);
  const { Component: View, failed } = useLazyComponent(
    () => import("./city-map-view.client.tsx").then((module) => module.CityMapView),
    true,
  );
  return (
    <div className="city-map">
      {View && isLate ? (
        <View {...props} />
      ) : (
        <>
          <div className="city-map-area">
            {failed ? <p>The map could not be loaded.</p> : <Spinner label="Loading map..." />}
            <p className="city-map-label">Map data (Simulated)</p>
          </div>
          <div className="city-map-list" />
        </>
      )}
      <CityMapNotice />
    </div>
  );
}

function useAfter(milliseconds: number): boolean {
  const [isAfter, setAfter] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAfter(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isAfter;
}
