import { notApplicable, operator, tested, type Chapter } from '../requirement.ts'

const zone = 'A setting of the zone at Cloudflare.'
const ADDRESSES =
  'worker/config/addresses.test.ts: %s may be on this machine in development, but not in production'

export const communication: Chapter = {
  id: 'V12',
  name: 'Secure communication',
  requirements: {
    '12.1.1': operator(
      'Only current versions of TLS are enabled.',
      `${zone} Set the minimum to 1.2.`,
    ),
    '12.1.2': operator('Only recommended ciphers are enabled.', zone),
    '12.1.3': notApplicable('Certificates of clients are checked.', 'There are none.'),
    '12.2.1': operator('Everything uses TLS, without a way back.', `${zone} The shop sends HSTS.`, [
      'worker/http/middleware.test.ts: every response has the security headers, including failures, redirects and fetched responses',
    ]),
    '12.2.2': operator('Certificates are publicly trusted.', 'Cloudflare issues them.'),
    '12.3.1': tested(
      'Connections to other services are encrypted.',
      [
        ADDRESSES,
        'worker/config/addresses.test.ts: every variable with an address is known by its schema',
      ],
      'Production accepts https addresses alone.',
    ),
    '12.3.2': operator(
      'Certificates of other services are checked.',
      'The runtime always does; it has no switch.',
    ),
    '12.3.3': tested(
      'Internal services are reached over TLS.',
      [ADDRESSES],
      'KV and Durable Objects are bindings of the platform.',
    ),
    '12.3.4': notApplicable(
      'Internal services have trusted certificates.',
      'The shop has no internal service of its own.',
    ),
  },
}
