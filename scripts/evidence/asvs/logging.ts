import { built, operator, partial, tested, type Chapter } from '../requirement.ts'

const LINES =
  'worker/observe/log.test.ts: logs one line for each request with its upstream calls, also those after the head, and one line for each warning with its exact message'
const ANONYMOUS =
  'tests/worker/session-asking.worker.test.ts: no log line contains request data or identifies the shopper'
const platform = 'Workers Logs of Cloudflare keeps them, apart from the Worker'

export const logging: Chapter = {
  id: 'V16',
  name: 'Security logging and error handling',
  requirements: {
    '16.1.1': partial(
      'An inventory says what is logged, where, and for how long.',
      '`docs/deployment.md#observing` and `docs/measurements.md` say what; how long and for whom is set in the account at Cloudflare.',
    ),
    '16.2.1': partial(
      'Lines say when, where, who and what.',
      'Never who: no line identifies a shopper, by decision. The id of the request connects lines with what shoppers report.',
      [LINES],
    ),
    '16.2.2': operator('Clocks agree, in UTC.', 'The platform stamps each line by its clock.'),
    '16.2.3': operator(
      'Logs go only where the inventory says.',
      `${platform}; the Worker writes to its console alone.`,
    ),
    '16.2.4': tested('Logs can be read by machines.', [LINES], 'One JSON object in a line.'),
    '16.2.5': tested('Logs have no sensitive data.', [
      ANONYMOUS,
      'worker/config/config.test.ts: the configuration error never contains a secret',
      'worker/http/csp-reports.test.ts: a violation is logged with the kind of page and the host, and without anything about the shopper',
    ]),
    '16.3.1': partial(
      'Signing in is logged, also when it fails.',
      'A line of each request has its route, status and problem, so that attempts can be counted; it does not say for which account.',
      [LINES],
    ),
    '16.3.2': tested(
      'Rejected access is logged.',
      [LINES],
      'The field `problem` of the line, such as `sign-in-required`.',
    ),
    '16.3.3': tested(
      'Attempts to get around controls are logged.',
      [
        'worker/http/csp-reports.test.ts: only a sample is logged, however many reports arrive',
        'tests/worker/version.worker.test.ts: the log line of every request names the version of the shop',
      ],
      'Rejected requests have their problem; limits, bodies and origins each have one of their own.',
    ),
    '16.3.4': tested('Unexpected errors are logged.', [
      'worker/http/middleware.test.ts: a failure returns a problem document with a reference but without its cause',
      'tests/worker/attempt-limits.worker.test.ts: without the counters attempts are allowed, and one line logs it',
    ]),
    '16.4.1': built(
      'Nothing in a log can forge a line.',
      'Lines are written by `JSON.stringify` (`worker/observe/log.ts`).',
    ),
    '16.4.2': operator(
      'Logs are protected.',
      `${platform}; roles of the account say who reads them.`,
    ),
    '16.4.3': operator('Logs are sent to another system.', `${platform}. Logpush sends them on.`),
    '16.5.1': tested('Errors say nothing about the inside.', [
      'worker/http/middleware.test.ts: a failure returns a problem document with a reference but without its cause',
      'tests/worker/broken-pages.worker.test.ts: serves the fallback page when the error page fails as well',
    ]),
    '16.5.2': tested('The shop stays safe while other services fail.', [
      'worker/upstream/breaker.test.ts: five failures within ten seconds open the breaker, and after seven and a half it allows one trial',
      'tests/worker/hanging-services.worker.test.ts: $path responds in time while any one service hangs',
    ]),
    '16.5.3': tested(
      'Failing never opens what is closed.',
      [
        'tests/worker/idempotency-lost.worker.test.ts: an action does not run when its idempotency key cannot be acquired',
        'tests/worker/legacy-session.worker.test.ts: while the bridge fails, nobody goes on as somebody else',
      ],
      'One exception, by decision: without the Durable Object that counts attempts, they are not limited by the shop, and a line says so.',
    ),
  },
}
