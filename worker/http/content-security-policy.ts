import type { PolicyHosts } from './policy-hosts.ts'

export interface DocumentPolicy {
  /**
   * Documents of the checkout and of an account load only the shop's own scripts. Only `billing` allows the payment
   * provider, only `captcha` the captcha service, and only `framed` that a page of another site shows it.
   */
  kind: 'shop' | 'account' | 'checkout' | 'billing' | 'captcha' | 'framed'
  /** Unique to each response. The document's elements have the same nonce. */
  nonce: string
  /** Null if images are loaded from the shop's own origin. */
  imageOrigin: string | null
  /** Null if videos are loaded from the shop's own origin. */
  videoOrigin: string | null
  paymentOrigin: string
  /** Null if there is no captcha service. */
  captchaOrigin: string | null
  /** The origins of the tag manager and the marketing script, which only documents of the kind `shop` may load from. */
  tagOrigins: readonly string[]
  /** The origins that the retailer's adapters add for this kind. */
  ownHosts?: Required<PolicyHosts>
  /** The origins whose pages may frame a page of the kind `framed`. */
  frameAncestors: readonly string[]
}

/** For responses that are not documents: data, redirects, problems. */
interface DataPolicy {
  kind: 'data'
}

/** The Trusted Types policy with which the client turns sanitized markup into elements. */
export const TRUSTED_TYPES_POLICY = 'vitrine'

/** Where browsers report violations: `report-to` names an endpoint of this header, `report-uri` is the older form. */
const REPORTS_PATH = '/reports/csp'
export const REPORTING_ENDPOINTS = `csp="${REPORTS_PATH}"`

/** The Content-Security-Policy header for this kind of response. */
export function contentSecurityPolicy(policy: DocumentPolicy | DataPolicy) {
  const directives = policy.kind === 'data' ? DATA : documentDirectives(policy)
  return directives.join('; ')
}

const NO_HOSTS: Required<PolicyHosts> = { script: [], connect: [], frame: [], image: [] }

const DATA = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
]

const documentDirectives = ({
  kind,
  nonce,
  imageOrigin,
  videoOrigin,
  paymentOrigin,
  captchaOrigin,
  tagOrigins,
  frameAncestors,
  ownHosts: { script, connect, frame, image } = NO_HOSTS,
}: DocumentPolicy) => [
  "default-src 'none'",
  scriptSource({ kind, nonce, tagOrigins, script }),
  `style-src 'self' 'nonce-${nonce}'`,
  "style-src-attr 'none'",
  ownAnd('img-src', [imageOrigin, ...image]),
  ownAnd('media-src', [videoOrigin]),
  "font-src 'self'",
  ownAnd('connect-src', [...connected({ kind, captchaOrigin, tagOrigins }), ...connect]),
  "manifest-src 'self'",
  "worker-src 'self'",
  frameSource({ kind, paymentOrigin, captchaOrigin, frame }),
  "object-src 'none'",
  "base-uri 'none'",
  // The response to the billing form redirects to the provider's own page.
  kind === 'billing' ? `form-action 'self' ${paymentOrigin}` : "form-action 'self'",
  `frame-ancestors ${(kind === 'framed' && frameAncestors.join(' ')) || "'none'"}`,
  "require-trusted-types-for 'script'",
  `trusted-types ${TRUSTED_TYPES_POLICY}`,
  `report-uri ${REPORTS_PATH}`,
  'report-to csp',
]

type Own = Required<PolicyHosts>

/**
 * Pages with a card form must not load further scripts, so trust is not passed on to them. Origins are for browsers that do
 * not know how trust is passed on.
 */
const scriptSource = ({
  kind,
  nonce,
  tagOrigins,
  script,
}: Pick<DocumentPolicy, 'kind' | 'nonce' | 'tagOrigins'> & Pick<Own, 'script'>) =>
  [
    `script-src 'nonce-${nonce}'`,
    kind === 'checkout' || kind === 'billing' ? "'self'" : "'strict-dynamic'",
    ...(kind === 'shop' ? tagOrigins : []),
    ...script,
  ].join(' ')

function frameSource({
  kind,
  paymentOrigin,
  captchaOrigin,
  frame,
}: Pick<DocumentPolicy, 'kind' | 'paymentOrigin' | 'captchaOrigin'> & {
  frame: readonly string[]
}) {
  const framed = [
    ...(kind === 'billing' ? [paymentOrigin] : []),
    ...(kind === 'captcha' && captchaOrigin !== null ? [captchaOrigin] : []),
    ...frame,
  ]
  return `frame-src ${framed.join(' ') || "'none'"}`
}

/** Where scripts of outside services send to. */
function connected({
  kind,
  captchaOrigin,
  tagOrigins,
}: Pick<DocumentPolicy, 'kind' | 'captchaOrigin' | 'tagOrigins'>) {
  if (kind === 'captcha') return [captchaOrigin]
  return kind === 'shop' ? tagOrigins : []
}

const ownAnd = (directive: string, origins: readonly (string | null)[]) =>
  [directive, "'self'", ...origins.filter((origin) => origin !== null)].join(' ')
