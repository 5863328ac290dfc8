/** Addresses of this machine, which no visitor has. */
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/i

/**
 * The network that an address belongs to: /24 of IPv4, /64 of IPv6, because whoever has one address often has all of
 * them. Null for an address that says nothing.
 */
export function addressPrefix(ip: string | null): string | null {
  if (ip === null || LOOPBACK.test(ip)) return null
  const v4 = /(\d+\.\d+\.\d+)\.\d+$/.exec(ip)
  if (v4) return `${v4[1]}.0/24`
  const [head = '', tail] = ip.toLowerCase().split('%')[0]?.split('::') ?? []
  const groups = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array<string>(8 - groups.length - last.length).fill('0')
  const network = [...groups, ...zeros, ...last].slice(0, 4)
  return `${network.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`
}
