import type { Article, Blog, FAQPage, WithContext } from "schema-dts";
import { breadcrumbList, publisher, type SitePublisher } from "../frame/seo.ts";
import type { Crumb } from "../ui/breadcrumb.tsx";
import type { Question } from "../ui/faq.tsx";
import type { GuideHead } from "./content-pages.ts";

// Structured data for `seo`. Every path has a leading slash.

/** Structured data for a guide: its breadcrumb, the article and its questions, if any. */
export function guideData(site: SitePublisher, path: string, head: GuideHead, trail: Crumb[] = []) {
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
