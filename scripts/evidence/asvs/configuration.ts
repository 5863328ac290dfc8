import { built, operator, partial, tested, type Chapter } from '../requirement.ts'

const CONFIG = 'worker/config/config.test.ts'

export const configuration: Chapter = {
  id: 'V13',
  name: 'Configuration',
  requirements: {
    '13.1.1': tested(
      'Documents name every service that is called.',
      [
        'tests/repo/upstream.test.ts: the documentation states for every API family which cause each failure counts against',
        'tests/repo/variables.test.ts: %s lists the variables that the code declares',
      ],
      '`docs/configuration.md#outside-services` and `docs/upstream.md`. No user names an address to call.',
    ),
    '13.2.1': partial(
      'Services authenticate each other with short-lived credentials.',
      'Commerce gets tokens of SLAS. Other services have a key each, which does not change by itself.',
      [
        'worker/upstream/commerce-client.test.ts: a token is renewed in the background before it expires, and replaced after it has expired',
      ],
    ),
    '13.2.2': operator(
      'Accounts between services have the least privileges.',
      'Give the client the listed scopes only, and restrict keys to the shop’s use (`docs/deployment.md#connecting-a-live-instance`).',
    ),
    '13.2.3': tested('Credentials are not the default ones.', [
      `${CONFIG}: production rejects missing secrets and local default secrets, and names them`,
      'tests/repo/secrets.test.ts: %s rejects the local default secrets',
    ]),
    '13.2.4': tested(
      'An allow-list names what the shop may call.',
      [
        'tests/worker/attacks.worker.test.ts: the proxy forwards only the requests on its allowlist',
        'worker/upstream/service-client.test.ts: a request carries the shop’s credentials to the configured origin, and its response is parsed',
      ],
      'Only `worker/upstream/` sends requests, to configured origins; a lint rule holds that.',
    ),
    '13.2.5': tested('An allow-list names what the server may load.', [
      'tests/worker/attacks.worker.test.ts: a redirect from commerce is a failure and is not followed',
    ]),
    '13.3.1': operator(
      'Secrets are in a vault, not in code or build.',
      '`wrangler secret put` stores them at Cloudflare.',
      [
        'tests/repo/secrets.test.ts: the repository contains no secrets except the local defaults',
        'tests/repo/secrets.test.ts: the deployed configuration contains no secrets',
      ],
    ),
    '13.3.2': operator(
      'Few people and programs may read secrets.',
      'Roles of the account at Cloudflare; nobody can read a stored secret.',
    ),
    '13.4.1': built(
      'No source control is deployed.',
      'The Worker and the files of the build alone are uploaded (`scripts/deploy.ts`).',
    ),
    '13.4.2': tested('Debugging is off in production.', [
      `${CONFIG}: production rejects simulation, test controls and local addresses, and names them`,
      'worker/visitor/visitor.test.ts: in a public environment only the edge decides the visitor’s location',
    ]),
    '13.4.3': built('Folders are not listed.', 'The assets router serves files alone.'),
    '13.4.4': tested('TRACE is not supported.', [
      'worker/http/middleware.test.ts: unsupported methods are rejected with the list of allowed ones',
    ]),
    '13.4.5': tested(
      'Internal documents and monitors are not public.',
      [
        'worker/http/purge-routes.test.ts: a caller with the secret can purge a key or a tag, without a cookie or an origin',
        'tests/worker/graphql.worker.test.ts: public environments execute persisted operations only',
      ],
      'Log and figures are in the account at Cloudflare. `Server-Timing` of public pages names durations and cache results.',
    ),
  },
}
