import { useEffect, useState } from "react";
import { CityMapNotice } from "../content/disclaimers.tsx";
import { useLazyComponent } from "../ui/lazy-component.ts";
import { Spinner } from "../ui/spinner.tsx";
import type { CityMapProps } from "./city-map-view.client.tsx";

/** Milliseconds that the spinner shows while the map's code loads. */
const SPINNER_TIME = 1_000;

/** A map of a city's yards. */
export function CityMap(props: CityMapProps) {
  const { kind } = props.map;
  const hasWaited = useElapsed(SPINNER_TIME);
  const { Component: View, failed } = useLazyComponent(
    () => import("./city-map-view.client.tsx").then((module) => module.CityMapView),
    true,
  );
  return (
    <div className="city-map scripted">
      {View && hasWaited ? (
        <View {...props} />
      ) : (
        <div className="city-map-area">
          {failed ? <p>We can’t load the map right now.</p> : <Spinner label="Loading map..." />}
          {kind !== "real" && <p className="city-map-label">Map data (Simulated)</p>}
        </div>
      )}
      <CityMapNotice kind={kind} />
    </div>
  );
}

function useElapsed(milliseconds: number): boolean {
  const [hasElapsed, setElapsed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return hasElapsed;
}
