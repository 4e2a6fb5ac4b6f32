import { useNavigation } from "react-router";

/** Says what is being loaded while the next page is on its way; nothing else on the page moves. */
export function LoadingStatus() {
  const { location, state } = useNavigation();
  const text = state === "loading" && location ? loadingText(location.pathname) : "";
  return (
    <p className="loading-status" role="status" data-loading={text ? true : undefined}>
      {text}
    </p>
  );
}

function loadingText(path: string): string {
  const segments = path.toLowerCase().split("/").filter(Boolean);
  if (segments[0] === "scrap-yards") return "Loading scrap yards...";
  const named = ["cities", "materials", "search", "contact", "newsletter"].includes(
    segments[0] ?? "",
  );
  if (segments.length !== 1 || named || segments[0]?.startsWith("scrap-metal")) return "Loading...";
  return "Loading city information...";
}
