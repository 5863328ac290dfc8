interface DocumentPolicy {
  kind: 'shop'
  /** Another one at every serve; the same as in the document's elements. */
  nonce: string
  imageOrigin: string
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

const documentDirectives = ({ nonce, imageOrigin }: DocumentPolicy) => [
  "default-src 'none'",
  `script-src 'nonce-${nonce}' 'strict-dynamic'`,
  `style-src 'self' 'nonce-${nonce}'`,
  "style-src-attr 'none'",
  `img-src 'self' ${imageOrigin}`,
  `media-src 'self' ${imageOrigin}`,
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "frame-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  `trusted-types ${TRUSTED_TYPES_POLICY}`,
]
