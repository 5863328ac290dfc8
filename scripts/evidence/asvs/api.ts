import { notApplicable, operator, tested, type Chapter } from '../requirement.ts'

const noSockets = 'There are no WebSockets.'

export const api: Chapter = {
  id: 'V4',
  name: 'API and web service',
  requirements: {
    '4.1.1': tested('Responses say their type and charset.', [
      'worker/http/middleware.test.ts: a failure returns a problem document with a reference but without its cause',
      'worker/well-known/well-known-routes.test.ts: security.txt says where to report vulnerabilities',
    ]),
    '4.1.2': operator(
      'Only pages are redirected from http to https; the API is not.',
      'The zone redirects (`Always Use HTTPS`); a rule may leave `/api` out. The browser never asks over http, because of HSTS.',
    ),
    '4.1.3': tested('Visitors cannot override headers that the edge sets.', [
      'worker/visitor/visitor.test.ts: in a public environment only the edge decides the visitor’s location',
      'tests/worker/attacks.worker.test.ts: a page links only to the configured origin, despite another Host header',
    ]),
    '4.2.1': operator(
      'Boundaries of messages are read in one way.',
      'Cloudflare terminates HTTP; the Worker sees parsed requests.',
      [
        'tests/worker/action-attacks-input.worker.test.ts: rejects bodies that are too large, with or without a declared length',
      ],
    ),
    '4.3.1': tested('Expensive GraphQL queries are not executed.', [
      'tests/worker/graphql.worker.test.ts: public environments execute persisted operations only',
    ]),
    '4.3.2': tested('GraphQL cannot be introspected in production.', [
      'tests/worker/graphql.worker.test.ts: public environments execute persisted operations only',
    ]),
    '4.4.1': notApplicable('WebSockets use TLS.', noSockets),
    '4.4.2': notApplicable('WebSockets check the origin.', noSockets),
    '4.4.3': notApplicable('WebSockets without a session have tokens of their own.', noSockets),
    '4.4.4': notApplicable('Tokens of WebSockets come from the session.', noSockets),
  },
}
