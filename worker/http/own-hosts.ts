import { services } from '#shop/services.ts'

import type { DocumentPolicy } from './content-security-policy.ts'
import type { PolicyHosts } from './policy-hosts.ts'

type Adapters = Readonly<Partial<Record<keyof typeof services, { hosts?: PolicyHosts }>>>

const KINDS: Readonly<Partial<Record<keyof Adapters, DocumentPolicy['kind']>>> = {
  payment: 'billing',
  captcha: 'captcha',
}

/**
 * The hosts that the retailer's adapters add to the policy of this kind of documents. A document of the checkout or of an
 * account gets those of its own port alone.
 *
 * @throws {Error} if one of them is not an https origin
 */
export function ownHostsOf(
  kind: DocumentPolicy['kind'],
  adapters: Adapters = services,
): Required<PolicyHosts> {
  const found = (Object.keys(adapters) as (keyof Adapters)[]) // `Adapters` has no other keys
    .filter((port) => (KINDS[port] ?? 'shop') === kind)
    .map((port) => validHosts(port, adapters[port]?.hosts))
  const all = (directive: keyof PolicyHosts) => [
    ...new Set(found.flatMap((hosts) => hosts[directive] ?? [])),
  ]
  return {
    script: all('script'),
    connect: all('connect'),
    frame: all('frame'),
    image: all('image'),
  }
}

function validHosts(port: string, hosts: PolicyHosts = {}) {
  for (const host of Object.values<readonly string[]>({ ...hosts }).flat()) {
    if (!isOrigin(host))
      throw new Error(`shop/services.ts: "${host}" of ${port} is not an origin like https://host.`)
  }
  return hosts
}

const isOrigin = (text: string) =>
  /^https:\/\/[a-z0-9.-]+(?::\d+)?$/.test(text) && URL.canParse(text)

// Checked when the worker starts.
for (const kind of ['shop', 'billing', 'captcha'] as const) ownHostsOf(kind)
