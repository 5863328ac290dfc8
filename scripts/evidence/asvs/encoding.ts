import { built, notApplicable, tested, type Chapter } from '../requirement.ts'

const HOSTILE = 'tests/browser/hostile-content.spec.ts'
const CONTENT = 'tests/worker/hostile-content.worker.test.ts'
const SANITIZER = 'worker/markup/sanitize.test.ts'

const reactEscapes =
  'React escapes on the last step; `dangerouslySetInnerHTML` takes only text that the sanitizer has branded (`shared/text/html.ts`).'

export const encoding: Chapter = {
  id: 'V1',
  name: 'Encoding and sanitization',
  requirements: {
    '1.1.1': tested('Input is decoded once, before it is checked.', [
      'shared/site/placement.test.ts: parses every URL that it builds back to the same site, locale and path',
      `${SANITIZER}: what is written stays the same when a browser reads it`,
    ]),
    '1.1.2': tested(
      'Output is encoded as the last step, or by what interprets it.',
      [`${HOSTILE}: a page of content runs no code of its text and is not broken by it`],
      reactEscapes,
    ),
    '1.2.1': tested('Output is encoded for its place in HTML, XML or headers.', [
      `${HOSTILE}: no content runs code or breaks the page around it, in a document or by client navigation`,
      'worker/seo/seo-routes.test.ts: a URL with site and locale in its query is escaped in the XML',
      `${CONTENT}: content cannot obtain a nonce through any placeholder`,
    ]),
    '1.2.2': tested('URLs are encoded by context, and only safe schemes are let through.', [
      `${SANITIZER}: rewrites links for the current site and locale, and protects links to other hosts`,
      'shared/site/placement.test.ts: never builds a URL that leaves the shop',
      'worker/markup/picture-address.test.ts: the path of a picture never leads to another host, whoever serves the pictures',
    ]),
    '1.2.3': tested('Data within scripts and JSON is escaped.', [
      `${CONTENT}: the JSON-LD of a product cannot end its script element`,
    ]),
    '1.2.4': notApplicable(
      'Database queries cannot be injected into.',
      'The shop has no database: state is in sealed cookies, KV and Durable Objects, whose keys are hashed (`worker/runtime/key.ts`). Commerce is called by typed paths.',
    ),
    '1.2.5': notApplicable(
      'Commands of the system cannot be injected.',
      'A Worker runs no processes.',
    ),
    '1.2.6': notApplicable('LDAP cannot be injected.', 'There is no LDAP.'),
    '1.2.7': notApplicable('XPath cannot be injected.', 'There is no XPath.'),
    '1.2.8': notApplicable('LaTeX is processed safely.', 'There is no LaTeX.'),
    '1.2.9': tested(
      'Special characters are escaped within regular expressions.',
      [
        'tests/worker/checkout-rules.worker.test.ts: a site validates input by its own rules, except patterns that could be slow',
      ],
      'No expression is built from what visitors type; patterns of the instance are checked before use.',
    ),
    '1.3.1': tested(
      'HTML that others have written is sanitized by an allow-list.',
      [
        `${SANITIZER}: there are at least 64 different hostile payloads`,
        `${SANITIZER}: removes ids, names, styles, event handlers, actions and images from other origins`,
      ],
      'Parsed by parse5 and written anew from an allow-list (`worker/markup/`).',
    ),
    '1.3.2': tested(
      'No text is executed as code.',
      [
        'worker/http/middleware.test.ts: a document allows only scripts with its nonce, the shop’s Trusted Types policy, and its own sources of media',
      ],
      'The policy has no `unsafe-eval`, and Trusted Types close the sinks of the DOM.',
    ),
    '1.3.3': tested('Data is made safe before it enters a dangerous context.', [
      `${CONTENT}: content that is too large or too deeply nested is cut, and five megabytes are not read`,
      'shared/text/typed-text.test.ts: %s: loses control and direction marks only',
    ]),
    '1.3.4': tested(
      'SVG of users cannot run scripts.',
      [`${SANITIZER}: is harmless and stays in its container: %j`],
      'The allow-list has no SVG, and shoppers send JPEG, PNG and WebP only.',
    ),
    '1.3.5': tested('Style sheets, Markdown and templates of users are disabled.', [
      `${SANITIZER}: removes ids, names, styles, event handlers, actions and images from other origins`,
    ]),
    '1.3.6': tested('Requests of the server go only to allowed addresses.', [
      'tests/worker/attacks.worker.test.ts: the proxy forwards only the requests on its allowlist',
      'tests/worker/attacks.worker.test.ts: never sends invalid product or category ids to commerce',
      'tests/worker/attacks.worker.test.ts: a redirect from commerce is a failure and is not followed',
    ]),
    '1.3.7': built(
      'No template is built from input.',
      'Pages are compiled components; messages are compiled with the build (`scripts/build/`).',
    ),
    '1.3.8': notApplicable('JNDI cannot be injected.', 'There is no Java.'),
    '1.3.9': notApplicable(
      'What is sent to memcache is sanitized.',
      'There is no memcache; names in KV are hashes.',
    ),
    '1.3.10': built(
      'No format string comes from input.',
      'Texts are ICU messages of the build; values are arguments only.',
    ),
    '1.3.11': notApplicable(
      'What is sent to mail systems is sanitized.',
      'The shop sends no mail; commerce does.',
    ),
    '1.4.1': built(
      'Memory is handled safely.',
      'JavaScript in V8 isolates; no native code is part of the Worker.',
    ),
    '1.4.2': tested('Numbers out of range are rejected.', [
      'tests/worker/action-attacks-input.worker.test.ts: the API and the forms reject every quantity that is not a whole number in range',
    ]),
    '1.4.3': tested('What is no longer used is released.', [
      'tests/contract/memory.test.ts: a rendered page is not retained after its response',
    ]),
    '1.5.1': notApplicable('XML parsers resolve no external entities.', 'The shop parses no XML.'),
    '1.5.2': tested(
      'Data is deserialized by schemas only.',
      [
        'tests/worker/action-attacks-input.worker.test.ts: input cannot pollute a prototype',
        'worker/upstream/parse-usable.test.ts: a response of an entirely different kind is unusable',
      ],
      'JSON is parsed, then checked by valibot at both borders.',
    ),
  },
}
