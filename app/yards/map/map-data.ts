import { useEffect, useState } from "react";

/**
 * What an address answers as JSON, null if it cannot be had: an error of the map must not replace the whole directory.
 * Until the next answer is there, the last one stays and is not current. It is asked for without React Router, which would
 * load code for it, and in Firefox the page anew whenever somebody left meanwhile.
 */
export function useMapData<T>(address: string | null) {
  const [answer, setAnswer] = useState<{ address: string; data: T | null }>();
  useEffect(() => {
    if (address === null) return;
    const asking = new AbortController();
    fetch(address, { signal: asking.signal })
      .then((response) => response.json() as Promise<T>)
      .catch(() => null)
      .then((data) => {
        if (!asking.signal.aborted) setAnswer({ address, data });
      });
    return () => asking.abort();
  }, [address]);
  return { data: answer?.data, isCurrent: answer?.address === address };
}
