import { SITE_NAME } from "../seo.ts";
import type { Crumb } from "../ui/breadcrumb.tsx";
import type { Question } from "../ui/faq.tsx";
import type { GuideHead } from "./guide.tsx";

// Structured data of schema.org, as objects for `seo`. `origin` has no slash at its end; every path
// starts with one.

const CONTEXT = { "@context": "https://schema.org" };

/** BreadcrumbList: the way down to the page, which is the last step itself. */
export function breadcrumbList(origin: string, trail: readonly Crumb[]) {
  return {
    ...CONTEXT,
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ label, to }, i) => ({
      "@type": "ListItem",
      position: i + 1,
      name: label,
      item: origin + to,
    })),
  };
}

/** Article, published and edited by the site itself. */
function article(origin: string, path: string, head: GuideHead) {
  const publisher = { "@type": "Organization", name: SITE_NAME, url: `${origin}/` };
  return {
    ...CONTEXT,
    "@type": "Article",
    headline: head.title,
    description: head.description,
    image: `${origin}/share.png`,
    datePublished: head.published,
    dateModified: head.updated,
    inLanguage: "en-AU",
    mainEntityOfPage: origin + path,
    author: publisher,
    publisher,
  };
}

/** Blog: its articles, each with its title, day and address. */
export function blogList(
  origin: string,
  articles: readonly { path: string; title: string; published: string }[],
) {
  return {
    ...CONTEXT,
    "@type": "Blog",
    name: `Blog | ${SITE_NAME}`,
    url: `${origin}/blog/`,
    inLanguage: "en-AU",
    blogPost: articles.map(({ path, title, published }) => ({
      "@type": "BlogPosting",
      headline: title,
      url: origin + path,
      datePublished: published,
    })),
  };
}

/** FAQPage: the questions and answers that stand on the page. */
function faqPage(questions: readonly Question[]) {
  return {
    ...CONTEXT,
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** What a guide says of itself: where it stands, what it is, and its questions where it has any. */
export function guideData(origin: string, path: string, head: GuideHead, trail: Crumb[] = []) {
  const steps = [{ label: "Home", to: "/" }, ...trail, { label: head.title, to: path }];
  return [
    breadcrumbList(origin, steps),
    article(origin, path, head),
    ...(head.faq ? [faqPage(head.faq)] : []),
  ];
}
