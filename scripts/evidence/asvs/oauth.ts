import { notApplicable, operator, partial, tested, type Chapter } from '../requirement.ts'

const server = 'SLAS of the instance is the authorization server.'
const resource = 'The APIs of commerce are the resource servers.'
const noIdToken = 'The shop reads no ID token.'
const noConsent = 'Shoppers authorize no other applications: the shop is the only client.'
const CALLBACK =
  'tests/worker/agents.worker.test.ts: a callback that this browser did not start requests no token'

export const oauth: Chapter = {
  id: 'V10',
  name: 'OAuth and OIDC',
  requirements: {
    '10.1.1': tested(
      'Tokens are sent only to those who need them.',
      [
        'tests/worker/guest-token.worker.test.ts: the token is sealed in every store, and in no response or log',
        'worker/upstream/commerce-client.test.ts: a redirect is a failure and never forwards the token',
      ],
      'The browser gets none: `/proxy` adds the guest’s on the edge.',
    ),
    '10.1.2': tested('Answers count only for the flow that this browser began.', [
      CALLBACK,
      'tests/worker/agents.worker.test.ts: an agent’s login started more than ten minutes ago requests no token',
    ]),
    '10.2.1': tested(
      'The code flow is safe from forged requests.',
      [CALLBACK],
      'State and PKCE (`worker/session/pkce.ts`).',
    ),
    '10.2.2': notApplicable(
      'Authorization servers cannot be mixed up.',
      'There is one, and its address is configured.',
    ),
    '10.3.1': operator('Resource servers accept tokens made for them only.', resource),
    '10.3.2': operator('Resource servers decide by scopes.', resource),
    '10.3.3': operator(
      'Resource servers know users by claims that never pass to another.',
      resource,
    ),
    '10.3.4': operator(
      'Resource servers check the strength of a sign-in where they need it.',
      resource,
    ),
    '10.4.1': operator(
      'Redirect URIs are compared exactly.',
      `${server} Register them as in \`docs/deployment.md#connecting-a-live-instance\`.`,
    ),
    '10.4.2': operator('A code is exchanged once.', server, [
      'sandbox/tests/login.test.ts: accepts an authorization code once, and only with its code verifier',
    ]),
    '10.4.3': operator('A code ends within ten minutes.', server),
    '10.4.4': operator(
      'A client may use only the grants that it needs.',
      `${server} The shop is a private client with PKCE, and uses no implicit grant.`,
    ),
    '10.4.5': operator(
      'A stolen refresh token of a public client cannot be replayed.',
      `${server} The shop is a private client, and its tokens are sealed.`,
    ),
    '10.4.6': operator('Codes need PKCE.', server, [
      'sandbox/tests/slas-grants.test.ts: a public client gets no token for a code without its proof',
    ]),
    '10.4.7': notApplicable(
      'Clients that register themselves are harmless.',
      'SLAS has no open registration of clients.',
    ),
    '10.4.8': operator('Refresh tokens end after a fixed time.', server, [
      'tests/worker/session.worker.test.ts: a session lasts as long as its refresh token and no longer',
    ]),
    '10.4.9': partial(
      'Users can revoke refresh tokens.',
      'They sign out here or everywhere; there is no list of tokens.',
      [
        'tests/worker/sign-in.worker.test.ts: signing out revokes the tokens, and ends the session here even if SLAS does not answer',
      ],
    ),
    '10.4.10': tested('A confidential client proves who it is.', [
      'sandbox/tests/slas-grants.test.ts: a private client exchanges a code with its secret instead of a proof',
      'worker/upstream/commerce-client.test.ts: all requests of an isolate share one guest token, which the private client requests',
    ]),
    '10.4.11': operator(
      'A client has only the scopes that it needs.',
      'The scopes are listed in `docs/deployment.md#connecting-a-live-instance`; `npm run check:live` names what is missing.',
      [
        'tests/contract/check-live.test.ts: names every missing requirement and its effect on the shop',
      ],
    ),
    '10.5.1': notApplicable('ID tokens cannot be replayed.', noIdToken),
    '10.5.2': notApplicable(
      'Users are known by claims of the ID token that never pass to another.',
      noIdToken,
    ),
    '10.5.3': notApplicable(
      'Metadata of another authorization server is rejected.',
      'The shop reads no metadata.',
    ),
    '10.5.4': notApplicable('ID tokens of other clients are rejected.', noIdToken),
    '10.5.5': notApplicable(
      'Back-channel logout cannot be abused.',
      'There is no back-channel logout.',
    ),
    '10.6.1': operator('The provider allows safe response modes only.', server),
    '10.6.2': operator('The provider ends no session by a forged request.', server),
    '10.7.1': notApplicable('Users agree to each authorization.', noConsent),
    '10.7.2': notApplicable('Users see what they agree to.', noConsent),
    '10.7.3': notApplicable('Users can take back what they agreed to.', noConsent),
  },
}
