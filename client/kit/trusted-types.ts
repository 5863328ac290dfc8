import type { TrustedHtml } from '#shared/text/html.ts'

interface Policy {
  createHTML(html: string): string
  createScriptURL(url: string): string
}
interface TrustedTypesFactory {
  createPolicy(name: string, rules: Policy): Policy
}

declare global {
  var trustedTypes: TrustedTypesFactory | undefined
}

const asItIs = (text: string) => text

/** The only policy, under the name that the content security policy allows. */
const policy = globalThis.trustedTypes?.createPolicy('vitrine', {
  createHTML: asItIs,
  createScriptURL: asItIs,
})

/** Props of an element whose content only the edge renders: React keeps the document's elements. */
export const keepsServerMarkup = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: policy?.createHTML('') ?? '' },
}

/** Sanitized markup in the form that enforcing browsers accept; on the server, the string itself. */
export const asTrusted = (html: TrustedHtml): string => policy?.createHTML(html) ?? html

/** The address of one of our own scripts in the form that enforcing browsers accept. */
export const trustedScript = (path: `/${string}`): string => policy?.createScriptURL(path) ?? path

/** The address of a script of an outside service, which the worker's configuration names. */
export const trustedService = (address: string): string =>
  policy?.createScriptURL(address) ?? address
