import { createRequestHandler, RouterContextProvider } from "react-router";
import {
  renderingContext,
  siteContext,
  storeContext,
  visitorContext,
} from "../../contract/context.ts";
import { createStore } from "../../worker/data/store.ts";
import { visitorOf } from "../../worker/security/rate-limits.ts";
import { siteSettings } from "../../worker/site/settings.ts";

const page = createRequestHandler(
  () => import("virtual:react-router/server-build"),
  import.meta.env.MODE,
);

/** The template's Worker: every request goes straight to React Router. */
export default {
  fetch(request, env) {
    const context = new RouterContextProvider();
    context.set(storeContext, createStore(env));
    context.set(renderingContext, {
      nonce: "",
      isWhole: false,
      hasLateData: false,
      isStreamed: false,
      hasFailed: false,
    });
    context.set(siteContext, siteSettings(env, request.url));
    context.set(visitorContext, visitorOf(env, request));
    return page(request, context);
  },
} satisfies ExportedHandler<Env>;
