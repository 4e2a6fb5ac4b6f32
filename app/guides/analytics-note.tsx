interface AnalyticsNoteProps {
  /** True if the operator has set an analytics measurement id. */
  isMeasured: boolean;
}

/** The privacy policy's paragraph on cookies, with or without analytics. */
export function AnalyticsNote({ isMeasured }: AnalyticsNoteProps) {
  return (
    <>
      {isMeasured ? <Measured /> : <NotMeasured />}
      <p>
        Cloudflare, which delivers the pages, may set a short-lived cookie to tell people from bots.
      </p>
    </>
  );
}

// Keep both in line with app/frame/analytics.ts.

function NotMeasured() {
  return (
    <p>
      We don’t measure visits and set no cookies. The pages load nothing from any other company: no
      analytics, advertising, trackers, fonts or map tiles.
    </p>
  );
}

function Measured() {
  return (
    <>
      <p>
        We measure visits with Google Analytics. Where JavaScript runs, your browser loads a script
        from www.googletagmanager.com. It tells Google which page you open, without your search
        words and the place you search near, the time, which page or site you came from, and what
        kind of device and browser you use. Depending on our settings at Google it can also report
        how far you scroll, which links away from the site you follow, and that a form was used.
        Google receives your IP address with it, works out roughly where you are, and may process
        this data in other countries. We use the results to improve the site. Our pages don’t pass
        on what you write in our forms.
      </p>
      <p>
        Google’s script sets cookies on this site, whose names begin with “_ga”, to tell one visitor
        from another. By Google’s default they last up to two years. You can refuse: block or delete
        cookies in your browser’s settings, block the script with a content blocker, or install
        Google’s opt-out add-on. Everything on this site works without it. Nothing else on the pages
        comes from another company: no advertising, fonts or map tiles.
      </p>
    </>
  );
}
