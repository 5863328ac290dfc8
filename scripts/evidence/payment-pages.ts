import { operator, tested, type Chapter } from './requirement.ts'

/** PCI DSS 4.0.1, the two requirements about scripts of payment pages. */
export const paymentPages: Chapter = {
  id: 'PCI DSS 4.0.1',
  name: 'Payment pages',
  requirements: {
    '6.4.3 (authorized)': tested(
      'Each script of a payment page is authorized.',
      [
        'tests/browser/checkout-scripts.spec.ts: ${path} runs the scripts of the inventory and no others',
        'worker/http/middleware.test.ts: a document allows only scripts with its nonce, the shop’s Trusted Types policy, and its own sources of media',
      ],
      'By the policy: a nonce of the response for inline scripts, and the shop’s own files. Without `strict-dynamic`, no script can pass its trust on.',
    ),
    '6.4.3 (integrity)': tested(
      'The integrity of each script is assured.',
      [
        'tests/browser/check-scripts.spec.ts: a planted script, a changed file and a weaker policy are each found',
        'tests/repo/evidence.test.ts: the inventory of scripts is that of the build',
      ],
      'Files are named by their content, served from the shop’s origin, and compared with the hashes below by `npm run check:scripts`.',
    ),
    '6.4.3 (inventory)': tested(
      'An inventory says why each script is needed.',
      ['tests/repo/evidence.test.ts: the inventory of scripts is that of the build'],
      'Below; owners and reasons are in `client/checkout/script-inventory.json`.',
    ),
    '11.6.1 (detection)': tested(
      'Changes of headers and scripts that browsers receive are found.',
      [
        'tests/browser/check-scripts.spec.ts: the served shop has the scripts and the headers of the inventory',
        'tests/browser/check-scripts.spec.ts: a planted script, a changed file and a weaker policy are each found',
      ],
      'Browsers also report violations of the policy, of which the log keeps a sample.',
    ),
    '11.6.1 (interval)': operator(
      'This happens at least once a week.',
      'Run `npm run check:scripts -- https://<host>` from a schedule, and let its failure alert someone.',
    ),
  },
}
