import type { MetaDescriptor } from "react-router";
import type { Article, Blog, FAQPage, WithContext } from "schema-dts";
import { breadcrumbList, publisher, type SitePublisher, seo } from "../frame/seo.ts";
import type { Crumb } from "../ui/breadcrumb.tsx";
import type { Question } from "../ui/faq.tsx";
import type { ContentPage, GuideHead } from "./content-pages.ts";

interface GuideMetaOptions {
  trail?: Crumb[];
  /** True if the URL selects a variant of the page. */
  isVariant?: boolean;
}

/** The meta tags and structured data of a page in `app/guides`. */
export function guideMeta(
  matches: Parameters<typeof seo>[0],
  { path, head }: ContentPage,
  { trail, isVariant }: GuideMetaOptions = {},
): MetaDescriptor[] {
  return seo(matches, {
    subject: head.title,
    description: head.description,
    path,
    isVariant,
    jsonLd: import.meta.env.SSR ? (site) => guideData(site, path, head, trail) : undefined,
  });
}

/** Structured data for a guide: its breadcrumb, the article and its questions, if any. */
function guideData(site: SitePublisher, path: string, head: GuideHead, trail: Crumb[] = []) {
  const steps = [{ label: "Home", to: "/" }, ...trail, { label: head.title, to: path }];
  return [
    breadcrumbList(site.origin, steps),
    article(site, path, head),
    ...(head.faq ? [faqPage(head.faq)] : []),
  ];
}

/** Structured data for the blog: the title, date and address of each article. */
export function blogList(
  { origin, name }: SitePublisher,
  articles: readonly { path: string; title: string; published: string }[],
): WithContext<Blog> {
  return {
    "@context": "https://schema.org",
    "@type": "Blog",
    name: `Blog | ${name}`,
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

function article(site: SitePublisher, path: string, head: GuideHead): WithContext<Article> {
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: head.title,
    description: head.description,
    image: `${site.origin}/share.png`,
    datePublished: head.published,
    dateModified: head.updated,
    inLanguage: "en-AU",
    mainEntityOfPage: site.origin + path,
    author: publisher(site),
    publisher: publisher(site),
  };
}

function faqPage(questions: readonly Question[]): WithContext<FAQPage> {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
