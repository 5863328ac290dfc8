/** Crawlers read a page once and may run no scripts. */
const CRAWLER = /bot|crawl|spider|slurp|facebookexternalhit|embedly|preview|lighthouse|-user\b/i

export const isCrawler = (headers: Headers) => CRAWLER.test(headers.get('user-agent') ?? '')
