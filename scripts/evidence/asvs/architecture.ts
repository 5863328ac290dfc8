import { built, tested, type Chapter } from '../requirement.ts'

const INPUT = 'tests/worker/action-attacks-input.worker.test.ts'

export const architecture: Chapter = {
  id: 'V15',
  name: 'Secure coding and architecture',
  requirements: {
    '15.1.1': built(
      'Documents say how soon vulnerable parts are replaced.',
      '`docs/deployment.md#deploying`.',
    ),
    '15.1.2': tested(
      'An inventory lists all libraries, and where they come from.',
      [
        'tests/repo/installation.test.ts: the lock file holds the optional packages of every platform, each with its integrity',
        'tests/repo/evidence.test.ts: the bill of materials lists every shipped package',
      ],
      '`sbom.cdx.json` beside this file.',
    ),
    '15.1.3': built(
      'Documents name what is expensive, and how it is protected.',
      '`docs/upstream.md`, `docs/caching.md` and `docs/performance.md`; limits in `worker/*/limits.ts`.',
    ),
    '15.2.1': tested(
      'No part is past its time to be replaced.',
      [
        'tests/repo/pipeline.test.ts: the public pipeline runs the test command of the README, and looks for known vulnerabilities',
      ],
      'The ages of all dependencies are below.',
    ),
    '15.2.2': tested('Expensive functions cannot take the shop down.', [
      'tests/worker/crowds.worker.test.ts: 500 visitors of an uncached page cause each commerce request once and see the same page',
      'tests/worker/outages.worker.test.ts: slow searches of one visitor block neither other searches nor categories, on pages or in the API',
      'tests/worker/attacks.worker.test.ts: rejects requests that are too large before reading them',
    ]),
    '15.2.3': tested('Production has no code for tests and development.', [
      'worker/config/config.test.ts: production rejects simulation, test controls and local addresses, and names them',
    ]),
    '15.3.1': tested(
      'Answers have only the fields that are needed.',
      [
        'tests/worker/order-tracking.worker.test.ts: a guest sees a gift card’s recipient, but not the address that it was sent to',
      ],
      'Wire responses become view models with named fields (`worker/<capability>/map-*.ts`).',
    ),
    '15.3.2': tested('Redirects of other services are not followed.', [
      'tests/worker/attacks.worker.test.ts: a redirect from commerce is a failure and is not followed',
    ]),
    '15.3.3': tested('Fields that an action does not expect are not written.', [
      `${INPUT}: unexpected fields such as a price are rejected or not passed on`,
    ]),
    '15.3.4': tested(
      'The address of the visitor is the real one.',
      [
        'worker/visitor/visitor.test.ts: a visitor has the IP address, app and privacy signal of the request',
      ],
      '`CF-Connecting-IP`, which the edge overwrites.',
    ),
    '15.3.5': tested(
      'Types are checked, and comparisons are strict.',
      [`${INPUT}: rejects malformed requests`],
      'TypeScript in strict mode, schemas at both borders, and lint rules (`npm run check`).',
    ),
    '15.3.6': tested('Prototypes cannot be polluted.', [
      `${INPUT}: input cannot pollute a prototype`,
      'worker/upstream/parse-usable.test.ts: a list in place of an object is left out, although lists inherit properties such as `values`',
    ]),
    '15.3.7': tested('Parameters cannot be mixed up by their source.', [
      'tests/worker/attacks.worker.test.ts: a query parameter cannot override the site of the path',
    ]),
  },
}
