import type { TrustedHtml } from '#shared/contract/html.ts'

interface HtmlPolicy {
  createHTML(html: string): string
}
interface TrustedTypesFactory {
  createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy
}

declare global {
  var trustedTypes: TrustedTypesFactory | undefined
}

/** The only policy, under the name that the content security policy allows. */
const policy = globalThis.trustedTypes?.createPolicy('vitrine', { createHTML: (html) => html })

/** Props of an element whose content only the edge renders: React keeps the document's elements. */
export const keepsServerMarkup = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: policy?.createHTML('') ?? '' },
}

/** Sanitised markup in the form that enforcing browsers accept; on the server, the string itself. */
export const asTrusted = (html: TrustedHtml): string => policy?.createHTML(html) ?? html
