interface DocumentPolicy {
  /** A checkout document loads its own scripts alone; only `billing` knows the payment provider. */
  kind: 'shop' | 'checkout' | 'billing'
  /** Another one at every serve; the same as in the document's elements. */
  nonce: string
  imageOrigin: string
  paymentOrigin: string
}

/** Answers that no browser should treat as a document: data, redirects, problems. */
interface DataPolicy {
  kind: 'data'
}

/** The Trusted Types policy by which the client turns sanitised markup into elements. */
export const TRUSTED_TYPES_POLICY = 'vitrine'

/** What a document of this kind may load, run and be part of. */
export function contentSecurityPolicy(policy: DocumentPolicy | DataPolicy) {
  const directives = policy.kind === 'data' ? DATA : documentDirectives(policy)
  return directives.join('; ')
}

const DATA = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
]

const documentDirectives = ({ kind, nonce, imageOrigin, paymentOrigin }: DocumentPolicy) => [
  "default-src 'none'",
  // Beside a card form nothing may bring further scripts along, so trust is not handed on.
  `script-src 'nonce-${nonce}' ${kind === 'shop' ? "'strict-dynamic'" : "'self'"}`,
  `style-src 'self' 'nonce-${nonce}'`,
  "style-src-attr 'none'",
  `img-src 'self' ${imageOrigin}`,
  `media-src 'self' ${imageOrigin}`,
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  kind === 'billing' ? `frame-src ${paymentOrigin}` : "frame-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  // The form that leads to the provider's own page is answered with a redirect there.
  kind === 'billing' ? `form-action 'self' ${paymentOrigin}` : "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  `trusted-types ${TRUSTED_TYPES_POLICY}`,
]
