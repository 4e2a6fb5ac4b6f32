interface AnalyticsNoteProps {
  /** Whether the operator set an analytics measurement id. */
  isMeasured: boolean;
}

/** What the privacy policy says of cookies: it depends on whether visits are measured. */
export function AnalyticsNote({ isMeasured }: AnalyticsNoteProps) {
  return (
    <>
      {isMeasured ? <Measured /> : <NotMeasured />}
      <p>
        Cloudflare, which delivers the pages, may set a short-lived cookie of its own when it has to
        tell people from robots.
      </p>
    </>
  );
}

// Both must stay true of app/analytics.ts.

function NotMeasured() {
  return (
    <p>
      We do not measure visits and set no cookies. The pages load nothing from any other company: no
      analytics, no advertising, no trackers, no fonts and no map tiles.
    </p>
  );
}

function Measured() {
  return (
    <>
      <p>
        We measure visits with Google Analytics. On every page your browser loads a script from
        www.googletagmanager.com and tells Google which pages you open and when, the page that you
        came from, your approximate location, and what kind of device and browser you use. Google
        receives your network address when your browser asks it for anything. Google may handle
        these data in other countries. We see totals and use them to improve the site; what you
        write in our forms is not part of them.
      </p>
      <p>
        Google’s script sets cookies on this site, whose names begin with “_ga”, to tell one visitor
        from another. By Google’s default they last up to two years. You can refuse: block or delete
        cookies in your browser’s settings, block the script with a content blocker, or install
        Google’s opt-out add-on. Everything on this site works without it. We load no advertising,
        no fonts and no map tiles from other companies.
      </p>
    </>
  );
}
